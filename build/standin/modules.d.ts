// The build compiles a page script into one self-contained text that sets `standinPage`.
declare module '*?page-script' {
  const text: string;
  export { text };
}
