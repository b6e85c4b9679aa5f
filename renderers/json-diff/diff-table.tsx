import type { MouseEvent } from 'react';
import { useText } from '../../src/i18n/texts-context.ts';
import type { Row } from './compare-texts.ts';
import { drawnAtOnce } from './drawn-at-once.ts';
import { foldRows } from './fold-rows.ts';
import { SplitRow, UnifiedRow } from './rows.tsx';
import { unifyRows } from './unify-rows.ts';
import { useNarrow } from './use-narrow.ts';
import { unfoldable, useShown } from './use-shown.ts';

interface Titles {
  beforeTitle: string;
  afterTitle: string;
}

/** Columns and their headers where there is room for two columns. */
const SplitHead = ({ beforeTitle, afterTitle }: Titles) => (
  <>
    <colgroup>
      <col className="pw-json-diff-number" />
      <col />
      <col className="pw-json-diff-number" />
      <col />
    </colgroup>
    <thead>
      <tr>
        <th scope="col" colSpan={2}>
          {beforeTitle}
        </th>
        <th scope="col" colSpan={2}>
          {afterTitle}
        </th>
      </tr>
    </thead>
  </>
);

/** Columns and their headers where there is room for one column: the narrow ones hold the numbers of both sides. */
const UnifiedHead = ({ beforeTitle, afterTitle }: Titles) => (
  <>
    <colgroup>
      <col className="pw-json-diff-number" />
      <col className="pw-json-diff-number" />
      <col />
    </colgroup>
    <thead>
      <tr>
        <th scope="col">
          <span className="pw-unseen">{beforeTitle}</span>
        </th>
        <th scope="col">
          <span className="pw-unseen">{afterTitle}</span>
        </th>
        <th scope="col">{`− ${beforeTitle}   + ${afterTitle}`}</th>
      </tr>
    </thead>
  </>
);

/** A selection stays in the column where it begins, so that what is copied is the text of one side. */
function keepSelectionInColumn({ target, currentTarget }: MouseEvent<HTMLTableElement>): void {
  const side = (target as Element).closest<HTMLElement>('[data-side]')?.dataset['side'];
  if (side) currentTarget.dataset['selects'] = side;
  else delete currentTarget.dataset['selects'];
}

/** The rows of a comparison as a table; what is unchanged is folded, and what is too much waits behind a button. */
export function DiffTable({ rows, ...titles }: Titles & { rows: readonly Row[] }) {
  const text = useText();
  const isNarrow = useNarrow();
  const { opened, most, focusAt, unfold, drawMore } = useShown(rows);
  const folded = foldRows(rows, opened);
  const pieces = isNarrow ? unifyRows(folded) : folded;
  const count = drawnAtOnce(pieces, most);
  const next = pieces[count];
  return (
    <>
      <table
        className={`pw-json-diff${isNarrow ? ' is-unified' : ''}`}
        aria-label={`${titles.beforeTitle} → ${titles.afterTitle}`}
        onMouseDown={keepSelectionInColumn}
      >
        {isNarrow ? <UnifiedHead {...titles} /> : <SplitHead {...titles} />}
        <tbody>
          {pieces.slice(0, count).map((piece) => {
            if ('hidden' in piece) {
              const { at, hidden } = piece;
              return (
                <tr key={`fold ${at}`}>
                  <td colSpan={isNarrow ? 3 : 4} className="pw-json-diff-fold">
                    <button type="button" onClick={() => unfold(at, hidden)}>
                      {text('screens.diffUnfold', { count: unfoldable(hidden) })}
                    </button>
                  </td>
                </tr>
              );
            }
            const takesFocus = piece.at === focusAt;
            return 'row' in piece ? (
              <SplitRow key={piece.at} row={piece.row} takesFocus={takesFocus} />
            ) : (
              <UnifiedRow key={`${piece.kind} ${piece.at}`} line={piece} takesFocus={takesFocus} />
            );
          })}
        </tbody>
      </table>
      {next && (
        <button type="button" className="pw-button" onClick={() => drawMore(next.at)}>
          {text('screens.diffMore')}
        </button>
      )}
    </>
  );
}
