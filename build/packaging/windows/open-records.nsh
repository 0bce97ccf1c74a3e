; How Windows starts the program on a record of a match. electron-builder's command leaves the program's path,
; which has a space, without quotes; it has been written when this macro is run.
!macro customInstall
  WriteRegStr SHELL_CONTEXT "Software\Classes\DigitDuels.Match\shell\open\command" "" '"$appExe" "%1"'
!macroend
