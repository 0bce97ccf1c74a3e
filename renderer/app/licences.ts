/** A work by others and its licence. The build lists everything that is in the program. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/** Reads the list of licences. */
export async function readLicences(): Promise<readonly Licence[]> {
  const answer = await fetch('licences.json');
  if (!answer.ok) throw new Error(`licences.json: ${answer.status}`);
  return (await answer.json()) as Licence[];
}
