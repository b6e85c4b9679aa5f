import { keysOf } from '../../i18n/translate.ts';
import type { OwnTexts } from '../../types/amis.ts';
import type { Change } from '../difference/change.ts';
import { isObject, type Json } from '../page/json.ts';

/** What a changed value is: people read words, expressions and calls differently. */
export type About = 'text' | 'expression' | 'call' | 'value';

/** A change as a sentence needs it: short, and without the pages. */
export interface Told {
  kind: Change['kind'] | 'reordered';
  /** The node's type; empty for a text, and for a column or an option without one. */
  type: string;
  /** What people call the node: its label, title or text, else its name or id; may be a text key, and is cut when it is long. */
  label: string;
  /** JSON pointer of the node in the later page; in the earlier one when it is gone. */
  pointer: string;
  /** The property that has another value, with slashes between its names. */
  property?: string;
  about?: About;
  /** The values, cut when they are long; absent where there was or is none. */
  before?: string;
  after?: string;
  /** The words that a page brings along for keys of this change. */
  own?: OwnTexts;
  /** How many nodes a box was put around or taken away from. */
  count?: number;
}

/** Characters of a label, and of a value. */
const LONGEST_LABEL = 60;
const LONGEST_VALUE = 300;

/** What a node is called by, the most telling first. */
const CALLED_BY = ['label', 'title', 'text', 'tpl', 'body', 'name', 'id'];

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text);

function shown(value: Json | undefined): string | undefined {
  if (value === undefined) return undefined;
  return cut(typeof value === 'string' ? value : JSON.stringify(value), LONGEST_VALUE);
}

/** What stands at a JSON pointer; undefined when nothing does. */
export function valueAt(page: Json, pointer: string): Json | undefined {
  let value: Json | undefined = page;
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(value)) value = value[Number(name)];
    else value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }
  return value;
}

/** What people call the node at a place. */
export function labelAt(page: Json, pointer: string): string {
  const node = valueAt(page, pointer);
  if (typeof node === 'string') return cut(node, LONGEST_LABEL);
  if (!isObject(node)) return '';
  const names = CALLED_BY.map((property) => node[property]);
  const found = names.find((value): value is string => typeof value === 'string' && value.trim() !== '');
  return cut(found ?? '', LONGEST_LABEL);
}

/**
 * What a value of a node is, by its property.
 * @param property with slashes between its names
 */
export function aboutOf(property: string, value: Json | undefined): About {
  const name = property.slice(property.lastIndexOf('/') + 1);
  if (/api$/i.test(name) || /(^|\/)(\w*Api|api)(\/|$)/.test(property) || name === 'source') return 'call';
  if (/On$|expression$/i.test(name) || (typeof value === 'string' && value.includes('${'))) return 'expression';
  return typeof value === 'string' ? 'text' : 'value';
}

/** A page's own words for some keys, cut when they are long; none for a page without. */
function ownWords(keys: ReadonlySet<string>, ...pages: Json[]): { own?: OwnTexts } {
  const found = ['zh-CN', 'en-US'].flatMap((language) => {
    const texts = pages.map((page) => valueAt(page, `/$texts/${language}`)).filter(isObject);
    const named = texts
      .flatMap((words) => Object.entries(words))
      .filter(([key, value]) => keys.has(key) && typeof value === 'string');
    const short = named.map(([key, value]) => [key, cut(String(value), LONGEST_LABEL)]);
    return short.length > 0 ? [[language, Object.fromEntries(short)]] : [];
  });
  return found.length > 0 ? { own: Object.fromEntries(found) } : {};
}

/** Makes a change short enough to be told. */
export function tell(change: Change, from: Json, to: Json): Told {
  const told = toldOf(change, from, to);
  const { label, before, after } = told;
  return { ...told, ...ownWords(keysOf([label, before, after]), from, to) };
}

function toldOf(change: Change, from: Json, to: Json): Told {
  const pointer = 'to' in change ? change.to : change.from;
  const page = 'to' in change ? to : from;
  const isReordered = change.kind === 'moved' && change.isReordered;
  const told: Told = {
    kind: isReordered ? 'reordered' : change.kind,
    type: change.node.type ?? '',
    label: labelAt(page, pointer),
    pointer,
  };
  if ('count' in change) return { ...told, count: change.count };
  if (change.kind !== 'changed') return told;
  const [before, after] = [shown(change.before), shown(change.after)];
  return {
    ...told,
    property: change.property.slice(1),
    about: aboutOf(change.property, change.after ?? change.before),
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}
