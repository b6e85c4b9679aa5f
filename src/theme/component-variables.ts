import type { Section } from './theme.ts';
import type { Variable } from './variable.ts';

/** Words in a property's name that only say how its parts are edited; they are no part of the variable's name. */
const EDITING_WORDS = ['padding-and-margin', 'size', 'font', 'border'];

/** The variables of all components: every section found in the tree, in the order of the data. */
export function componentVariables(tree: unknown): Variable[] {
  if (tree === null || typeof tree !== 'object') {
    return [];
  }
  return isSection(tree) ? sectionVariables(tree) : Object.values(tree).flatMap(componentVariables);
}

function isSection(node: object): node is Section {
  return 'token' in node && 'body' in node && node.body !== null && typeof node.body === 'object';
}

function sectionVariables({ token, body }: Section): Variable[] {
  return Object.entries(body).flatMap(([property, value]): Variable[] => {
    if (value !== null && typeof value === 'object') {
      const prefix = token + prefixOf(property);
      return Object.entries(value).flatMap(([name, part]) => variable(prefix + name, part));
    }
    return variable(token + property, value);
  });
}

/** `font` adds nothing, `header-font` adds `header-`; a property without such a word is dropped whole. */
function prefixOf(property: string): string {
  const word = EDITING_WORDS.find((candidate) => property.includes(candidate));
  return word ? property.replace(word, '') : '';
}

function variable(name: string, value: unknown): Variable[] {
  return value === undefined || value === null || value === '' ? [] : [[name, String(value)]];
}
