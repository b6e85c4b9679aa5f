import { createScanner } from 'jsonc-parser';
import { MOST_MESSAGES } from '../limits.ts';
import { nextToken, reach, type Spot, START, type State, step, Token, UNCLOSED_STRING } from './automaton.ts';
import { Lines, suspect } from './indentation.ts';
import { type Read, type Repair, replace, type Trouble } from './repair.ts';
import { completion, signRepairs } from './sign-repairs.ts';
import { isOtherNumber, unclosedRepairs, wordRepairs } from './word-repairs.ts';

/** A broken bracket can confuse what follows; more than these mistakes tell nothing. */
const MOST_MISTAKES = 20;

/** Characters that all tries together may read, and that each may when they are used up. */
const BUDGET = 6_000_000;
const LEAST_WINDOW = 500;

/** Doubtful places by their indentation that are kept. */
const MOST_SUSPECTS = 3;

/** Mistakes inside a text that end nothing. */
const INSIDE: Readonly<Record<number, string>> = {
  4: 'json.invalid-unicode',
  5: 'json.invalid-escape-character',
  6: 'json.invalid-character',
};

/** A mistake in the syntax; `offset` is its place in the text that was given. */
interface SyntaxMistake {
  code: string;
  offset: number;
  suggestion?: string;
  /** Where the name or text begins that is not the one that was meant, so that more about it would say nothing. */
  garbled?: number;
}

/** Mistakes inside names and texts. */
const GARBLES = new Set([
  'json.unexpected-end-of-string',
  'json.invalid-character',
  'json.unescaped-quote',
  'json.invalid-symbol',
]);

/** A change that was made: where it is in the mended text, and by how much that became longer. */
interface Edit {
  start: number;
  end: number;
  grown: number;
}

/** A text with its mistakes mended. */
interface Recovered {
  text: string;
  mistakes: SyntaxMistake[];
  /** Where a place of the mended text is in the one that was given. */
  originalOf(offset: number): number;
}

/**
 * Reads broken JSON as its writer meant it: at each mistake the small change is made after which the most of what follows
 * can be read, and the reading goes on. So a mistake is told once, and what follows it is looked at as well.
 */
export function recover(given: string): Recovered {
  const edits: Edit[] = [];
  const mistakes: SyntaxMistake[] = [];
  const told = new Set<number>();
  let text = given;
  let budget = BUDGET;
  let now: Spot = { offset: 0, state: START };
  let isProgram = false;

  const originalOf = (offset: number): number => {
    let shift = 0;
    for (const { start, end, grown } of edits) {
      if (offset < start) break;
      shift += offset < end ? Math.min(Math.max(grown, 0), offset - start) : grown;
    }
    return offset - shift;
  };

  function applied({ offset, remove, insert }: Repair, start = 0, end = text.length): string {
    return text.slice(start, offset) + insert + text.slice(offset + remove, end);
  }

  /** How far one gets with a repair, as a place in the text as it is. */
  function worth(repair: Repair, trouble: number): number {
    const { insert, remove, from } = repair;
    const end = Math.min(text.length, trouble + Math.max(LEAST_WINDOW, budget));
    const { reached, read } = reach(applied(repair, from.offset, end), from.state, end === text.length);
    budget -= read;
    return from.offset + reached - insert.length + remove;
  }

  function best(repairs: readonly Repair[], trouble: number): Repair | undefined {
    let chosen: Repair | undefined;
    let furthest = trouble;
    for (const repair of repairs) {
      const reached = worth(repair, trouble);
      if (reached > furthest) {
        chosen = repair;
        furthest = reached;
      }
    }
    return chosen;
  }

  function mend(repair: Repair): void {
    const { code, at, offset, remove, insert, suggestion, from } = repair;
    const isEndOfProgram = isProgram && from.state.wants === 'nothing';
    isProgram ||= from.state === START && remove > 0 && insert === '';
    if (!isEndOfProgram) {
      mistakes.push({
        code,
        offset: originalOf(at),
        ...(suggestion === undefined ? {} : { suggestion }),
        ...(GARBLES.has(code) ? { garbled: originalOf(from.offset) } : {}),
      });
    }
    text = applied(repair);
    const grown = insert.length - remove;
    for (const edit of edits) {
      if (edit.start < offset) continue;
      edit.start += grown;
      edit.end += grown;
    }
    edits.push({ start: offset, end: offset + insert.length, grown });
    edits.sort((a, b) => a.start - b.start);
    now = from;
  }

  function tellInside(code: string | undefined, offset: number): void {
    if (code === undefined || told.has(offset) || told.size > MOST_MESSAGES) return;
    told.add(offset);
    mistakes.push({ code, offset, garbled: offset });
  }

  /** Reads on to the next mistake and mends it; false at the end. */
  function readOn(): boolean {
    const scanner = createScanner(text, false);
    scanner.setPosition(now.offset);
    const lines = new Lines(text, now.offset);
    const doubts: Repair[] = [];
    let before: (Read | undefined)[] = [];
    let { state } = now;
    for (;;) {
      const kind = nextToken(scanner);
      const offset = scanner.getTokenOffset();
      const token: Read = { kind, offset, end: offset + scanner.getTokenLength(), state };
      const trouble: Trouble = { text, token, before };
      const error: number = scanner.getTokenError();
      if (kind === Token.end) {
        if (state.wants === 'nothing') return false;
        mend(best(doubts, offset) ?? completion(text, { offset, state }));
        return true;
      }
      const repairs = repairsFor(trouble, error, lines);
      if (repairs) {
        const all = [...doubts, ...repairs];
        mend(best(all, offset) ?? replace(token, '', repairs[0]?.code ?? 'json.unexpected'));
        return true;
      }
      tellInside(INSIDE[error], originalOf(offset));
      const doubt = doubts.length < MOST_SUSPECTS ? suspect(lines, token, before[0]) : undefined;
      if (doubt) doubts.push(doubt);
      if (state.wants.startsWith('value')) state.frame.value = { offset, state };
      state = nextState(lines, token) ?? state;
      before = [token, before[0]];
    }
  }

  while (mistakes.length < MOST_MISTAKES && readOn()) {
    // each turn mends one mistake
  }
  return { text, mistakes: oncePerLine(given, mistakes), originalOf };
}

/** A line where the same slip was made again and again, such as single quotes, is told once. Words that were meant to be others are no such slip. */
function oncePerLine(text: string, mistakes: readonly SyntaxMistake[]): SyntaxMistake[] {
  const sorted = [...mistakes].sort((a, b) => a.offset - b.offset);
  return sorted.filter(({ code, offset, suggestion }, index) => {
    const previous = sorted[index - 1];
    return (
      previous?.code !== code ||
      previous.suggestion !== suggestion ||
      text.slice(previous.offset, offset).includes('\n')
    );
  });
}

function nextState(lines: Lines, { kind, offset, state }: Read): State | undefined {
  const opens = kind === Token.openBrace || kind === Token.openBracket;
  return step(state, kind, offset, opens ? lines.indentAt(offset) : 0);
}

/** What may mend a token; undefined when it belongs. */
function repairsFor(trouble: Trouble, error: number, lines: Lines): Repair[] | undefined {
  const { token } = trouble;
  const { kind } = token;
  if (kind === Token.lineComment || kind === Token.blockComment) {
    return [replace(token, '', 'json.invalid-comment-token')];
  }
  if (kind === Token.unknown || isOtherNumber(trouble)) return wordRepairs(trouble);
  if (kind === Token.string && error === UNCLOSED_STRING) return unclosedRepairs(trouble);
  return nextState(lines, token) ? undefined : signRepairs(trouble);
}
