export {
  computerInWords,
  difficultyInWords,
  erringIn,
  errsIn,
  namedComputers,
  oftenest,
  seldomest,
  standInFor,
} from '../../engine/capabilities/computer-players.ts';
export type { Character, Grade } from '../../engine/capabilities/computer-players.ts';
