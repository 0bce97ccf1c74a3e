export {
  computerInWords,
  difficultyInWords,
  erringIn,
  errsIn,
  namedComputers,
  oftenest,
  seldomest,
} from '../../engine/computer-players.ts';
export type { Character, Difficulty, Grade } from '../../engine/computer-players.ts';
