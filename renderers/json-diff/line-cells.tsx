import { useText } from '../../src/i18n/texts-context.ts';
import type { Line } from './compare-texts.ts';
import type { Part } from './mark-words.ts';

/** What became of a line: its sign, and its words for who hears the table. */
const KINDS = {
  same: { sign: '', words: '' },
  removed: { sign: '−', words: 'screens.diffRemoved' },
  added: { sign: '+', words: 'screens.diffAdded' },
} as const;

export type LineKind = keyof typeof KINDS;

interface Props {
  kind: LineKind;
  parts: readonly Part[];
  side: 'before' | 'after';
}

/** The cell with a line's words. They are text, never markup. */
export function WordsCell({ kind, parts, side }: Props) {
  const text = useText();
  const { sign, words } = KINDS[kind];
  const Mark = kind === 'removed' ? 'del' : 'ins';
  return (
    <td className={`pw-json-diff-words is-${kind}`} data-side={side}>
      {words && (
        <span className="pw-json-diff-sign">
          <span aria-hidden="true">{sign}</span>
          <span className="pw-unseen">{text(words)}</span>
        </span>
      )}
      {/* biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change */}
      {parts.map((part, at) => (part.marked ? <Mark key={at}>{part.text}</Mark> : part.text))}
    </td>
  );
}

/** The cell with a line's number, which nobody copies. */
export const NumberCell = ({ kind, line }: { kind: LineKind; line: Line | undefined }) => (
  <td className={`pw-json-diff-number is-${kind}`}>{line?.number}</td>
);
