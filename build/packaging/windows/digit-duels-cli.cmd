@echo off
rem Runs the terminal program. Windows waits for a program with windows only if a script starts it.
"%~dp0Digit Duels.exe" %*
