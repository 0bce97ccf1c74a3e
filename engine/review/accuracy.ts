/** What was lost at a critical ply, and what might have been. */
export interface Judged {
  readonly loss: number;
  readonly greatestLoss: number;
  readonly meanLoss: number;
}

/** How well somebody decided where there was something to decide. */
export interface Accuracy {
  /** How many plies were critical, and at how many of them nothing was given away. */
  readonly critical: number;
  readonly held: number;
  /** 1 less the share of what could be given away that was; nothing where no ply was critical. */
  readonly accuracy: number | null;
  /** What to expect on the same plies of who takes any legal move, each as likely. */
  readonly random: number | null;
}

/** The accuracy on some plies, of which those that are not critical don't count. */
export function accuracyOn(plies: readonly Judged[]): Accuracy {
  const critical = plies.filter(({ greatestLoss }) => greatestLoss > 0);
  const most = sumOf(critical.map(({ greatestLoss }) => greatestLoss));
  const share = (lost: readonly number[]) =>
    critical.length === 0 ? null : 1 - sumOf(lost) / most;
  return {
    critical: critical.length,
    held: critical.filter(({ loss }) => loss === 0).length,
    accuracy: share(critical.map(({ loss }) => loss)),
    random: share(critical.map(({ meanLoss }) => meanLoss)),
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
