export {
  computerInWords,
  difficultyInWords,
  erringIn,
  errsIn,
  namedComputers,
  oftenest,
  seldomest,
  standInFor,
} from '../../engine/computer/computer-players.ts';
export type { Character, Grade } from '../../engine/computer/computer-players.ts';
