// The build turns a script for pages into one self-contained text that sets `standinPage`.
declare module '*?page-script' {
  const text: string;
  export { text };
}
