/**
 * How amis reads the properties of an object: as those of a node, as those of a choice, of which it knows a few, as names
 * that lead to nodes, as options of a chart, as class names that lead to conditions, or not at all, because they are
 * people's own data.
 */
export type Reading = 'node' | 'choice' | 'names' | 'chart' | 'conditions' | 'data';

/** Properties below which names and texts are people's own. */
export const DATA_KEYS: ReadonlySet<string> = new Set([
  'data',
  'value',
  'options',
  'responseData',
  'headers',
  'params',
  'query',
  'scaffold',
  'defaultParams',
]);

/** What amis reads of a choice as it does of a node: what a list shows of it, and the call that brings more below it. */
const NODES_IN_CHOICES = /^body$|Api$/;

const CLASS_NAMES = /[cC]lassName(?:Raw)?$/;

/** How the properties below `key` are read, when it is read as `reading` itself and belongs to an object of a type. */
export function readingBelow(reading: Reading, key: string, typeOf: () => string): Reading {
  if (reading === 'data' || reading === 'chart' || reading === 'conditions') return reading;
  if (reading === 'names' || (reading === 'choice' && NODES_IN_CHOICES.test(key))) return 'node';
  if (CLASS_NAMES.test(key)) return 'conditions';
  // The parts of a node that its own style sheet dresses are called like class names, and hold no conditions.
  if (key === 'map' || key === 'themeCss') return 'names';
  if (key === 'options') return 'choice';
  if (key === 'config' && typeOf() === 'chart') return 'chart';
  // What a node of type `amis` has for its value is a page definition.
  if (DATA_KEYS.has(key) && !(key === 'value' && typeOf() === 'amis')) return 'data';
  return reading;
}
