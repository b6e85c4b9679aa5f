import { OWN_TEXTS } from '../../i18n/own-texts.ts';
import { type ObjectShape, standsForType } from '../../types/amis-shapes.ts';
import { suggest } from '../suggest.ts';
import { conditioned } from './conditions.ts';
import { FREE_NAME } from './names.ts';
import type { Fault, Place } from './shape-finding.ts';

/** What the checker, JSON Schema and the editor (`$$id`) call so. */
const DOLLAR_NAME = /^\$(?:\$|(?:schema|waivers|texts|params|needs|ref|comment|id)$)/;

const WAIVERS = '$waivers';

/** People number the names they choose themselves. */
const NUMBERED = /\d$/;

/** An object that has more names of its own choice holds somebody's data; the rest of the page's is let pass. */
const MOST_DOUBTS = 300;

/** Names by which React, HTML and other versions of amis hear of what happens. */
const HANDLER =
  /^on(?:dbl)?(?:click|change|input|submit|load|err|blur|focus|select|key|mouse|touch|drag|drop|scroll|open|close|confirm|cancel|init|enter|mount|unmount|update)/i;

/** Handlers that amis knows, as programs that no page may hold. */
const PROGRAM = /^on(?:Click|Select|Mount|Update|Unmount)$/;

const namesOf = (shapes: readonly ObjectShape[]) => shapes.flatMap(({ properties }) => Object.keys(properties));

/** Tells of properties that no shape of their object names, and what they were meant to be. */
export class UnknownNames {
  private readonly everywhere: ReadonlySet<string>;
  private readonly vocabulary: ReadonlySet<string>;
  private readonly suggestions = new Map<string, string | undefined>();
  /** Different names looked up in objects that take any. */
  private doubts = 0;

  /**
   * @param everywhere properties that any node may carry.
   * @param vocabulary every property name that amis or a renderer of the platform knows anywhere.
   */
  constructor(everywhere: Iterable<string>, vocabulary: ReadonlySet<string>) {
    this.everywhere = new Set(everywhere);
    this.vocabulary = vocabulary;
  }

  /** Another page. */
  begin(): void {
    this.doubts = 0;
  }

  /** A property of an object that takes those of the shapes only; `type` is empty for what is looked at without one. */
  inClosed(shapes: readonly ObjectShape[], name: string, place: Place, type: string): Fault | undefined {
    const [first] = shapes;
    const isNode = type !== '' || (first !== undefined && standsForType(first));
    if (isNode && this.everywhere.has(name)) return this.former(shapes, name, type);
    const meant = first && conditioned(first, name);
    const isOwn = meant !== undefined && shapes.some(({ properties }) => Object.hasOwn(properties, meant));
    if (isOwn || (meant && isNode && this.everywhere.has(meant))) return undefined;
    const code = type === '' ? 'property.unknown-here' : 'property.unknown';
    if (FREE_NAME.test(name))
      return name.startsWith('$') ? dollarName(code, name, type, place.above === undefined) : undefined;
    const candidates = () => {
      const own = namesOf(shapes);
      if (place.above === undefined) own.push(WAIVERS, OWN_TEXTS);
      const all = isNode ? [...own, ...this.everywhere] : own;
      return meant ? [...all, ...all.map((property) => `${property}On`)] : all;
    };
    const near = this.nearest(name, `${type} ${place.above?.segment}`, candidates);
    const isHandler = near === undefined ? HANDLER.test(name) : PROGRAM.test(near);
    const suggestion = isHandler && candidates().includes('onEvent') ? 'onEvent' : near;
    return unknown(code, this.vocabulary.has(name) ? 'warning' : 'error', name, type, suggestion);
  }

  /** What amis's first versions called the content of a form or combo. The code that still reads it is not part of the platform. */
  former(shapes: readonly ObjectShape[], name: string, type: string): Fault | undefined {
    if (name !== 'controls') return undefined;
    const own = namesOf(shapes);
    return unknown(
      'property.former',
      'warning',
      name,
      type,
      own.includes('items') && !own.includes('body') ? 'items' : 'body',
    );
  }

  /** Where any name may stand, one that is nearly a known one is told all the same: as a doubt, and only then. */
  inOpen(shapes: readonly ObjectShape[], name: string, owner: object): Fault | undefined {
    if (this.doubts > MOST_DOUBTS || this.vocabulary.has(name) || FREE_NAME.test(name) || NUMBERED.test(name)) return;
    const names = namesOf(shapes);
    if (names.length === 0) return;
    const scope = `open ${names.length} ${names[0]}`;
    if (!this.suggestions.has(`${scope} ${name}`)) this.doubts += 1;
    const suggestion = this.nearest(name, scope, () => names);
    if (suggestion === undefined || Object.hasOwn(owner, suggestion)) return;
    return unknown('property.unknown-here', 'warning', name, '', suggestion);
  }

  /** What a word was meant to be. A page may hold the same mistake 10,000 times; it is looked up once for each `scope`. */
  nearest(word: string, scope: string, candidates: () => readonly string[]): string | undefined {
    const key = `${scope} ${word}`;
    if (this.suggestions.size > 1000) this.suggestions.clear();
    if (!this.suggestions.has(key)) this.suggestions.set(key, suggest(word, candidates()));
    return this.suggestions.get(key);
  }
}

function unknown(
  code: string,
  severity: Fault['severity'],
  name: string,
  type: string,
  suggestion: string | undefined,
): Fault {
  const values = { name, type: type || '–' };
  return { code, severity, values, atName: true, suggestion };
}

/** Names that begin with one `$` are the checker's and JSON Schema's; others are read by nobody. */
function dollarName(code: string, name: string, type: string, isAtRoot: boolean): Fault | undefined {
  if (DOLLAR_NAME.test(name)) return undefined;
  const near = suggest(name, [WAIVERS, OWN_TEXTS, '$schema', '$comment']);
  return unknown(near === WAIVERS && !isAtRoot ? 'waiver.place' : code, 'warning', name, type, near);
}
