/** Goes on from a place of the text; false when nothing fits from there. */
type Next = (at: number) => boolean;
type Matcher = (at: number, next: Next) => boolean;

const ATOM = /\[(?:\\.|[^\]\\])*\]|\\.|[^()|]/y;
const REPEAT = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})/y;

/**
 * Counts the characters that a backtracking engine looks at until it has tried everything, or found a match, from a text's begin.
 * It knows sets, groups, alternatives and repeats; `^` and `$`. Stops at `most`.
 */
export function stepsOf(pattern: string, text: string, most: number): number {
  let place = 0;
  let steps = 0;
  const take = (what: RegExp) => {
    what.lastIndex = place;
    const found = what.exec(pattern);
    if (found) place = what.lastIndex;
    return found;
  };

  function atom(): Matcher {
    if (pattern[place] === '(') {
      place += pattern.startsWith('(?:', place) ? 3 : 1;
      const inside = alternatives();
      place += 1;
      return inside;
    }
    const [sign] = take(ATOM) as RegExpExecArray;
    if (sign === '^') return (at, next) => at === 0 && next(at);
    if (sign === '$') return (at, next) => at === text.length && next(at);
    const set = new RegExp(`^${sign}$`);
    return (at, next) => {
      steps += 1;
      return steps >= most || (at < text.length && set.test(text[at] as string) && next(at + 1));
    };
  }

  function repeated(part: Matcher, least: number, end: number): Matcher {
    const from = (count: number, at: number, next: Next): boolean => {
      const isMore = count < end && part(at, (to) => (to > at || count < least) && from(count + 1, to, next));
      return isMore || (count >= least && next(at));
    };
    return (at, next) => from(0, at, next);
  }

  function row(): Matcher {
    const parts: Matcher[] = [];
    while (place < pattern.length && !'|)'.includes(pattern[place] as string)) {
      const part = atom();
      const [all, sign, least, comma, last] = take(REPEAT) ?? [];
      if (all === undefined) parts.push(part);
      else if (sign) parts.push(repeated(part, sign === '+' ? 1 : 0, sign === '?' ? 1 : Number.POSITIVE_INFINITY));
      else parts.push(repeated(part, Number(least), comma ? Number(last || Number.POSITIVE_INFINITY) : Number(least)));
    }
    return parts.reduceRight<Matcher>(
      (rest, part) => (at, next) => part(at, (to) => rest(to, next)),
      (at, next) => next(at),
    );
  }

  function alternatives(): Matcher {
    const options = [row()];
    while (pattern[place] === '|') {
      place += 1;
      options.push(row());
    }
    return (at, next) => options.some((option) => option(at, next));
  }

  alternatives()(0, () => true);
  return steps;
}
