export type { Added, Change, Changed, Difference, Moved, Removed, Unwrapped, Wrapped } from './difference/change.ts';
export { difference } from './difference/difference.ts';
export { isObject, type Json, type JsonObject } from './page/json.ts';
export { type Unfit, UnfitPageError } from './page/limits.ts';
export type { NodeName } from './page/node.ts';
export { wordsIn } from './page/words.ts';
export type { Choice, Choices, Conflict, ConflictKind, ConflictSide, Merged } from './three-way/conflict.ts';
export { merge } from './three-way/merge.ts';
export type { Side } from './three-way/unit.ts';
export { kindAt, labelAt, valueAt, writtenOn } from './wording/label.ts';
export { placesOfKeys } from './wording/own-words.ts';
export { propertyInWords } from './wording/property-name.ts';
export {
  type ChangeSentence,
  nodeInWords,
  readerOf,
  type Say,
  sentencesOf,
} from './wording/sentences.ts';
export { type About, aboutOf, type WordedChange, wordChanges } from './wording/worded-changes.ts';
