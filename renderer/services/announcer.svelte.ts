/** How many sentences stay in the log; older ones have been read out. */
const most = 8;

/** Has a screen reader say what happens. */
export class Announcer {
  /** The newest last; each is heard, even if it says the same again. */
  said = $state.raw<readonly { readonly id: number; readonly text: string }[]>([]);

  say(text: string): void {
    if (text === '') return;
    const id = (this.said.at(-1)?.id ?? 0) + 1;
    this.said = [...this.said, { id, text }].slice(-most);
  }
}
