export {
  addedProgram,
  computerInWords,
  difficultyInWords,
  erringIn,
  errsIn,
  namedComputers,
  oftenest,
  programIn,
  seldomest,
  standInFor,
} from '../../engine/capabilities/computer-players.ts';
export type { AddedProgram, Character, Grade } from '../../engine/capabilities/computer-players.ts';
