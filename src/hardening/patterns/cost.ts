import { ANY, bracketed, escaped } from './characters.ts';
import * as shapes from './shape.ts';

/** How many ways a part of a pattern can be tried, as a count of fixed ways times a power of the text's length. */
interface Ways {
  ways: number;
  /** Open repeats (`*`, `+`, `{2,}`) that follow one another and may share a text between them in more than one way. */
  power: number;
  /** Whether the part can match in more than one way at one place. */
  varies: boolean;
  shape: shapes.Shape;
}

const one = (shape: shapes.Shape): Ways => ({ ways: 1, power: 0, varies: false, shape });

/** A part that matches no text in two ways ends at each place in one way. */
function bounded(part: Ways): Ways {
  return part.shape.sure && part.power > 0 ? { ...part, ways: 1, power: 1 } : part;
}

const CLASS = /\[(?:\\.|[^\]\\])*\]/y;
const ESCAPE = /\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|[pk][{<][^}>]*[}>]|.)/iy;
/** References to groups compare texts, however long. */
const REFERENCE = /\\(?:[1-9]|k<)/;

const GROUP = /\((?:\?(?:<?[=!]|:|<[^>]*>))?/y;
const REPEAT = /(?:([*+?])|\{(\d+)(,(\d*))?\})\??/y;

const inRow = (a: Ways, b: Ways): Ways =>
  bounded({
    ways: a.ways * b.ways,
    power: a.power + b.power,
    varies: a.varies || b.varies,
    shape: shapes.inRow(a.shape, b.shape),
  });

const orElse = (a: Ways, b: Ways): Ways =>
  bounded({
    ways: a.ways + b.ways,
    power: Math.max(a.power, b.power),
    varies: true,
    shape: shapes.either(a.shape, b.shape),
  });

/** A part that is repeated without end and varies itself takes a time that doubles with each sign, unless each repeat is sure. */
function repeated(part: Ways, least: number, most: number): Ways {
  const shape = shapes.repeated(part.shape, least, most);
  if (most > 1 && shape.sure && (part.varies || most === Number.POSITIVE_INFINITY)) {
    return { ways: 1, power: 1, varies: true, shape };
  }
  if (most === Number.POSITIVE_INFINITY) {
    return { ways: part.varies ? Number.POSITIVE_INFINITY : 1, power: part.varies ? 0 : 1, varies: true, shape };
  }
  const choices = most - least + 1;
  if (!part.varies) return { ways: choices, power: 0, varies: choices > 1, shape };
  return { ways: choices * part.ways ** most, power: part.power * most, varies: true, shape };
}

/** Reads a pattern from left to right. It need not know what matches, only in how many ways something may. */
class Reader {
  private at = 0;
  /** What look-arounds cost: they are tried for themselves. */
  aside: Ways[] = [];

  constructor(private readonly text: string) {}

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  /** Alternatives up to a closing bracket or the end. Those that begin with signs of their own exclude one another. */
  alternatives(): Ways {
    const firsts: (string | undefined)[] = [];
    const options: Ways[] = [];
    do {
      firsts.push(/^[\w\s,.:;@#%&/=-]/.exec(this.text.slice(this.at, this.at + 1))?.[0]);
      options.push(this.row());
    } while (this.text[this.at] === '|' && this.at++ >= 0);
    const exclude =
      firsts.every((first) => first !== undefined && first !== '.') && new Set(firsts).size === firsts.length;
    const all = options.reduce(orElse);
    return options.length > 1 && exclude && options.every(({ varies }) => !varies) ? one(all.shape) : all;
  }

  private row(): Ways {
    let all = one(shapes.NOTHING);
    while (this.at < this.text.length && !/[|)]/.test(this.text[this.at] as string)) {
      const part = this.part();
      const [all_, sign, least, range, most] = this.take(REPEAT) ?? [];
      if (all_ === undefined) all = inRow(all, part);
      else if (sign)
        all = inRow(all, repeated(part, sign === '+' ? 1 : 0, sign === '?' ? 1 : Number.POSITIVE_INFINITY));
      else
        all = inRow(
          all,
          repeated(part, Number(least), range ? Number(most || Number.POSITIVE_INFINITY) : Number(least)),
        );
    }
    return all;
  }

  private part(): Ways {
    const [brackets] = this.take(CLASS) ?? [];
    if (brackets !== undefined) return one(brackets === '[]' ? shapes.UNKNOWN : shapes.oneOf(bracketed(brackets)));
    const [sign] = this.take(ESCAPE) ?? [];
    if (sign !== undefined) return one(escapedShape(sign));
    const group = this.take(GROUP);
    if (!group) return one(signShape(this.text[this.at++] as string));
    const inside = this.alternatives();
    this.at += 1;
    if (!/[=!]$/.test(group[0])) return inside;
    this.aside.push(inside);
    return one(shapes.NOTHING);
  }
}

/** References, and escapes that mean one character or several, as the flags say. */
const UNCERTAIN = /^\\(?:[\dckp]|u\{)/i;

function escapedShape(sign: string): shapes.Shape {
  if (/^\\b$/i.test(sign)) return shapes.NOTHING;
  return UNCERTAIN.test(sign) ? shapes.UNKNOWN : shapes.oneOf(escaped(sign));
}

function signShape(sign: string): shapes.Shape {
  if (sign === '^' || sign === '$') return shapes.NOTHING;
  return shapes.oneOf(sign === '.' ? ANY : bracketed(`[${sign}]`));
}

/**
 * About how many steps a backtracking engine takes at worst to try a pattern on a text of a given length. Infinity for patterns
 * whose time doubles with each sign, as `(a+)+` and `(a|aa)*`.
 */
export function patternCost(pattern: string, length: number): number {
  const reader = new Reader(pattern);
  const { ways, power } = reader.alternatives();
  const isAnchored = pattern.startsWith('^') && !/(?<!\\)\|/.test(pattern);
  const cost = (part: Pick<Ways, 'ways' | 'power'>) => part.ways * length ** part.power;
  const aside = reader.aside.reduce((sum, part) => sum + cost(part), 1);
  const places = isAnchored ? 1 : length;
  return cost({ ways, power }) * aside * places * (REFERENCE.test(pattern) ? length : 1);
}
