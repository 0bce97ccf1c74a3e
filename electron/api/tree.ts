// The tree of a match, the same in windows and in the engine.
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
  type VariationRef,
} from '../../engine/match/tree.ts';
