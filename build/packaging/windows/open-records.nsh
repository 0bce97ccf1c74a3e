; How Windows starts the program on a record of a match: a file, or a link with the scheme "duel".
; electron-builder's command for files leaves the program's path, which has a space, without quotes; it has been
; written when this macro is run.
!macro customInstall
  WriteRegStr SHELL_CONTEXT "Software\Classes\DigitDuels.Match\shell\open\command" "" '"$appExe" "%1"'
  WriteRegStr SHELL_CONTEXT "Software\Classes\duel" "" "URL:Digit Duels match"
  WriteRegStr SHELL_CONTEXT "Software\Classes\duel" "URL Protocol" ""
  WriteRegStr SHELL_CONTEXT "Software\Classes\duel\DefaultIcon" "" "$appExe,0"
  WriteRegStr SHELL_CONTEXT "Software\Classes\duel\shell\open\command" "" '"$appExe" "%1"'
!macroend

; Another program may have taken the scheme since.
!macro customUnInstall
  ReadRegStr $0 SHELL_CONTEXT "Software\Classes\duel\shell\open\command" ""
  ${if} $0 == '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"'
    DeleteRegKey SHELL_CONTEXT "Software\Classes\duel"
  ${endIf}
!macroend
