import { ratingVariables } from './rating-colors.ts';
import { amisName } from './renamed.ts';
import type { Place, Take } from './variable.ts';

/** One section of a component: the prefix of its variables and their values. */
export interface Section {
  token: string;
  body: Record<string, unknown>;
}

/** Words in a property's name that only say how its parts are edited; they are no part of the variable's name. */
const EDITING_WORDS = ['padding-and-margin', 'size', 'font', 'border'];

/** What a value begins with that follows the default state; behind it stands what it was when it was stored. */
const INHERIT = 'inherit:';

/** Whether a value is an object or a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a node of the tree is a section. */
export const isSection = (node: object): node is Section =>
  'token' in node && typeof node.token === 'string' && 'body' in node && isObject(node.body);

/** Where the default state of a child's section stands: beside it, or in the same place below the default of its parent. */
export const groundOf = (node: Record<string, unknown>, ground: unknown, key: string): unknown =>
  key !== 'default' && isObject(node['default']) ? node['default'] : isObject(ground) ? ground[key] : undefined;

/**
 * The variables of all components: every section found in the tree, in the order of the data.
 * @param ground the default state that values of the tree may follow
 */
export function componentVariables(tree: unknown, take: Take, at?: Place, ground?: unknown): void {
  if (!isObject(tree)) return;
  const isOne = isSection(tree);
  if (isOne) sectionVariables(tree, take, at, ground);
  if ('activeColors' in tree) ratingVariables(tree['activeColors'], take, at);
  for (const [key, child] of Object.entries(tree))
    if (isObject(child) && !(isOne && key === 'body'))
      componentVariables(child, take, { key, parent: at }, groundOf(tree, ground, key));
}

function sectionVariables({ token, body }: Section, take: Take, parent: Place | undefined, ground: unknown): void {
  const defaults = isObject(ground) && isSection(ground) ? ground.body : {};
  const inBody: Place = { key: 'body', parent };
  for (const [property, value] of Object.entries(body)) {
    const at: Place = { key: property, parent: inBody };
    if (!isObject(value)) {
      one(token + property, value, defaults[property], at, take);
      continue;
    }
    const prefix = token + prefixOf(property);
    const followed = defaults[property];
    for (const [name, part] of Object.entries(value))
      one(prefix + name, part, isObject(followed) ? followed[name] : undefined, { key: name, parent: at }, take);
  }
}

/** `font` adds nothing, `header-font` adds `header-`; a property without such a word is dropped whole. */
function prefixOf(property: string): string {
  if (EDITING_WORDS.includes(property)) return '';
  const word = EDITING_WORDS.find((candidate) => property.includes(candidate));
  return word ? property.replace(word, '') : '';
}

/** The variable of a property in a section, or of one part of its value, such as the color of a font. */
export const variableOf = (token: string, property: string, part?: string): string =>
  amisName(token + (part === undefined ? property : prefixOf(property) + part));

function one(name: string, given: unknown, followed: unknown, at: Place, take: Take): void {
  const value = typeof given === 'string' && given.startsWith(INHERIT) ? inherited(given, followed) : given;
  if ((typeof value === 'string' && value !== '') || typeof value === 'number')
    take({ name: amisName(name), value: String(value), at });
}

function inherited(given: string, followed: unknown): unknown {
  const isMarked = typeof followed === 'string' && followed.startsWith(INHERIT);
  return followed === undefined || followed === '' || isMarked ? given.slice(INHERIT.length) : followed;
}
