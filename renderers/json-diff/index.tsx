import { filter, type RendererProps, resolveVariableAndFilter } from 'amis-core';
import { useMemo } from 'react';
import { useText } from '../../src/i18n/texts-context.ts';
import { type Budget, compareTexts } from './compare-texts.ts';
import { DiffTable } from './diff-table.tsx';
import './json-diff.css';
import { printValue } from './print-value.ts';

/** Two pages of a megabyte that have nothing in common are given up before anybody waits. */
const BUDGET: Budget = { edits: 4000, milliseconds: 400 };

/** Two values as JSON, side by side. */
export default function JsonDiff({ data, className, before, after, beforeTitle, afterTitle }: RendererProps) {
  const text = useText();
  const [old, current] = [before, after].map((source) => resolveVariableAndFilter(source, data, '| raw') as unknown);
  const [first, second] = [beforeTitle, afterTitle].map((title) => filter(title, data));
  const { rows, gaveUp } = useMemo(() => compareTexts(printValue(old), printValue(current), BUDGET), [old, current]);
  return (
    <div className={['pw-json-diff-box', className].filter(Boolean).join(' ')}>
      {gaveUp && <p className="pw-note">{text('screens.diffGaveUp')}</p>}
      <DiffTable rows={rows} beforeTitle={first ?? ''} afterTitle={second ?? ''} />
    </div>
  );
}
