/** Whether two texts are the same keys on any system: on all but a Mac, `CmdOrCtrl` is Ctrl. */
export function areSameKeys(one: string, other: string): boolean {
  const [first, second] = [one, other].map((keys) => keys.replace('CmdOrCtrl', 'Ctrl'));
  return first === second;
}
