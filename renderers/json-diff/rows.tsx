import { memo } from 'react';
import type { Row } from './compare-texts.ts';
import { LONGEST_LINE } from './drawn-at-once.ts';
import { type LineKind, NumberCell, WordsCell } from './line-cells.tsx';
import { markWords, type Part } from './mark-words.ts';
import type { UnifiedLine } from './unify-rows.ts';

const plain = (text: string): Part[] => [{ text, marked: false }];

/** The beginning of a line that is too long to be drawn as a whole. */
function shortened(parts: readonly Part[]): readonly Part[] {
  const short: Part[] = [];
  let left = LONGEST_LINE;
  for (const part of parts) {
    short.push(part.text.length > left ? { ...part, text: `${part.text.slice(0, left)}…` } : part);
    left -= part.text.length;
    if (left < 0) break;
  }
  return short;
}

const focus = (row: HTMLTableRowElement | null): void => row?.focus();

/** What a row needs to take the keyboard's focus as soon as it is there. */
const focusable = (takesFocus: boolean) => ({ tabIndex: -1, ref: takesFocus ? focus : undefined });

/** A row of two columns. */
export const SplitRow = memo(function SplitRow({ row, takesFocus }: { row: Row; takesFocus: boolean }) {
  const { kind, before, after } = row;
  const marked = kind === 'changed' && before && after ? markWords(before.text, after.text) : undefined;
  const side = (name: 'before' | 'after', lineKind: LineKind) => {
    const line = row[name];
    if (!line) return <td colSpan={2} className="pw-json-diff-none" />;
    return (
      <>
        <NumberCell kind={lineKind} line={line} />
        <WordsCell kind={lineKind} side={name} parts={shortened(marked?.[name] ?? plain(line.text))} />
      </>
    );
  };
  return (
    <tr {...focusable(takesFocus)}>
      {side('before', kind === 'same' ? 'same' : 'removed')}
      {side('after', kind === 'same' ? 'same' : 'added')}
    </tr>
  );
});

/** A line of one column, with its number on each side where it stands. */
export const UnifiedRow = memo(function UnifiedRow({ line, takesFocus }: { line: UnifiedLine; takesFocus: boolean }) {
  const { kind, before, after } = line;
  const side = kind === 'removed' ? 'before' : 'after';
  const words = line[side]?.text ?? '';
  const compared = kind !== 'same' && before && after;
  return (
    <tr {...focusable(takesFocus)}>
      <NumberCell kind={kind} line={kind === 'added' ? undefined : before} />
      <NumberCell kind={kind} line={kind === 'removed' ? undefined : after} />
      <WordsCell
        kind={kind}
        side={side}
        parts={shortened(compared ? markWords(before.text, after.text)[side] : plain(words))}
      />
    </tr>
  );
});
