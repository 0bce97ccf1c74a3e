@echo off
rem Stands where Electron's executable would: Node for the main process, Chromium for the windows.
node "%~dp0boot.cjs" %*
