import { OWN_TEXTS } from '../../i18n/own-texts.ts';
import { type Texts, translateText } from '../../i18n/translate.ts';
import { aboutOf } from '../../merge/index.ts';
import { isObject, type Json } from '../page/json.ts';
import { isNote, MARK } from '../page/notes.ts';
import { INCLUDE, partName } from '../part-name.ts';
import { titleOf } from '../words.ts';

/** What a place of a page can be looked for by. */
export type SearchKind = 'call' | 'expression' | 'id' | 'text' | 'type';

/** A place of a page. */
export interface SearchEntry {
  kind: SearchKind;
  /** What stands there: words as they are shown, everything else as it is written. */
  value: string;
  /** The property with slashes between its names. */
  property: string;
  /** The editor's ids of the objects around it, the innermost first. */
  ids: string[];
  /** What the nodes around it are called, the outermost first, the node itself last. */
  trail: string[];
}

/** Properties whose words are names of other things: nobody reads them on the page. */
const NO_TEXT =
  /^(?:type|id|name|\$schema|level|size|mode|method|className|\w+ClassName|actionType|componentId|componentName|target|wrapperComponent|icon|screen|key|eventKey|align|position|\w*[cC]olor|format|\w+Format|style|themeCss)$/;

/** Properties that name a node. */
const NAMES = /^(?:id|name)$/;

/** Addresses, beside what is a call by its name. */
const ADDRESSES = /^(?:url|src|href|link|screen)$/;

/** Objects in a page nest no deeper than a checked page; what does is left out. */
const DEEPEST = 200;

function kindOf(property: string, value: string): SearchKind | undefined {
  const name = property.slice(property.lastIndexOf('/') + 1);
  if (NAMES.test(property)) return 'id';
  const about = aboutOf(property, value);
  if (about === 'call' || ADDRESSES.test(name)) return 'call';
  if (about === 'expression') return 'expression';
  const isText =
    !NO_TEXT.test(name) && !property.split('/').some((part) => /^(?:style|themeCss|className)$/.test(part));
  return isText || value.includes('i18n:') ? 'text' : undefined;
}

interface Around {
  ids: string[];
  trail: string[];
}

/**
 * All places of a page that can be looked for, in the order of the page.
 * @param texts what the page reads: its own words and the product's. Own words are found where the page shows them.
 */
export function searchEntries(page: unknown, texts: Texts): SearchEntry[] {
  const entries: SearchEntry[] = [];
  const words = (key: string) => texts[key];

  function visit(value: unknown, property: string, around: Around, depth: number): void {
    if (depth > DEEPEST) return;
    if (typeof value === 'string') note(value, property, around);
    else if (Array.isArray(value)) value.forEach((one) => void visit(one, property, around, depth + 1));
    else if (isObject(value)) visitObject(value, property, around, depth);
  }

  function note(value: string, property: string, { ids, trail }: Around): void {
    if (value.trim() === '') return;
    const kind = kindOf(property, value);
    if (kind) entries.push({ kind, value: translateText(value, texts), property, ids, trail });
  }

  function visitObject(object: Json, property: string, around: Around, depth: number): void {
    const { $$id, type } = object;
    const isNode = typeof type === 'string';
    const ids = typeof $$id === 'string' ? [$$id, ...around.ids] : around.ids;
    const title = type === INCLUDE ? partName(object, words) : titleOf(String(type), undefined, words);
    const trail = isNode ? [...around.trail, title] : around.trail;
    const inside = { ids, trail };
    if (isNode) {
      const value = title === type ? type : `${title} (${type})`;
      entries.push({ kind: 'type', value, property: 'type', ...inside });
    }
    for (const [key, part] of Object.entries(object)) {
      if (key === 'type' && isNode) continue;
      if (key === MARK || isNote(key) || key === '$schema' || key === OWN_TEXTS) continue;
      // Below a node its own properties begin anew.
      visit(part, isNode || property === '' ? key : `${property}/${key}`, inside, depth + 1);
    }
  }

  visit(page, '', { ids: [], trail: [] }, 0);
  return entries;
}

/** Hits that a person looks through at most. */
export const MOST_HITS = 50;

/** A place that was found, short enough for a list. */
export interface Hit extends Omit<SearchEntry, 'trail'> {
  /** Where it stands, in words. */
  where: string;
}

/** Characters of a value, and nodes of a trail, in a list. */
const LONGEST = 120;
const MOST_AROUND = 4;

/** The part of a long value that has what was looked for in it. */
function excerpt(value: string, at: number): string {
  const line = value.replace(/\s+/g, ' ');
  if (line.length <= LONGEST) return line;
  const start = Math.max(0, Math.min(at - LONGEST / 4, line.length - LONGEST));
  return `${start > 0 ? '…' : ''}${line.slice(start, start + LONGEST)}${start + LONGEST < line.length ? '…' : ''}`;
}

/**
 * Looks for a text among the places of a page, whatever its letters' case.
 * @param only the kind of places that is looked through; all of them without one
 */
export function search(
  entries: readonly SearchEntry[],
  text: string,
  only?: SearchKind,
): { hits: Hit[]; total: number } {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return { hits: [], total: 0 };
  const found = entries.flatMap(({ trail, ...entry }) => {
    const at = entry.value.toLowerCase().indexOf(wanted);
    if (at < 0 || (only && entry.kind !== only)) return [];
    const around = trail.length > MOST_AROUND ? ['…', ...trail.slice(-MOST_AROUND)] : trail;
    return [{ ...entry, value: excerpt(entry.value, at), where: around.join(' › ') }];
  });
  return { hits: found.slice(0, MOST_HITS), total: found.length };
}
