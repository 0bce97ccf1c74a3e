/** What somebody made, and what may be done with it. The build lists what is in the program. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/** Reads the list that lies beside the page. */
export async function readLicences(): Promise<readonly Licence[]> {
  const answer = await fetch('licences.json');
  if (!answer.ok) throw new Error(`licences.json: ${answer.status}`);
  return (await answer.json()) as Licence[];
}
