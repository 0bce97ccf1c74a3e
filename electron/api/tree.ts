// The tree of a match is in windows what it is in the engine.
export {
  continued,
  isOnPath,
  lineAt,
  nodeAt,
  pliesAlong,
  placeIn,
  pliesBefore,
  type Line,
  type Note,
  type Path,
  type Place,
  type Turnoff,
} from '../../engine/match/tree.ts';
