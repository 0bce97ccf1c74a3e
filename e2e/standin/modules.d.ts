// The build turns a script for pages into one self-contained text that sets `standinPage`.
declare module '*?page-script' {
  const text: string;
  export { text };
}

// Plain JavaScript, for the scripts that run before anything is built.
declare module '*/browser.mjs' {
  /** The places a Chromium may be, best first. */
  export function browserCandidates(platform?: NodeJS.Platform, env?: NodeJS.ProcessEnv): string[];
  /** Finds the Chromium, Chrome or Edge that shows the windows; null when there is none. */
  export function findBrowser(): string | null;
}
