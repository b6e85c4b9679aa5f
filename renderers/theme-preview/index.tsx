import { filter, type RendererProps, resolveVariableAndFilter } from 'amis-core';
import { useContext, useEffect, useRef } from 'react';
import { isOwnPath } from '../../src/shell/addresses.ts';
import { EditingContext } from '../../src/theme-editor/context.ts';
import { useContrast } from '../../src/theme-editor/contrast/use-contrast.ts';
import { scrollInStep } from '../../src/theme-editor/scroll-in-step.ts';
import { useShownTheme } from '../../src/theme-editor/standing-in.ts';
import { useChosenInSight } from '../../src/theme-editor/use-chosen-in-sight.ts';
import { useDressedFrame } from '../../src/theme-editor/use-dressed-frame.ts';
import { useFit } from '../../src/theme-editor/use-fit.ts';
import type { Theme } from '../../src/types/generated/theme.ts';

/** A page of ours in a frame, in the theme that is edited around it, or in another one beside it. */
export default function ThemePreview(props: RendererProps) {
  const { src, title, width, look, beside, twin, data, className } = props;
  const isBeside = beside !== undefined;
  const themeAt = (formula: string | undefined) =>
    (resolveVariableAndFilter(formula, data, '| raw') ?? undefined) as Theme | undefined;
  const box = useRef<HTMLDivElement>(null);
  const filled = (value: unknown) => filter(String(value ?? ''), data, '| raw');
  const path = filled(src);
  const style = useFit(box, Number(filled(width)) || 0);
  const shown = filled(look) === 'dark' ? 'dark' : 'light';
  const other = isBeside ? themeAt(beside) : undefined;
  const inDark = shown === 'dark' && twin !== undefined ? themeAt(twin) : undefined;
  const editing = useShownTheme(useContext(EditingContext), inDark ?? other);
  const { load, page } = useDressedFrame(editing, shown);
  useContrast(isBeside || inDark ? null : editing, page, shown);
  useChosenInSight(Boolean(page), data.query?.tab);
  useEffect(() => {
    const stage = box.current?.closest<HTMLElement>('.pw-theme-view-stage');
    return isBeside && stage ? scrollInStep(stage) : undefined;
  }, [isBeside]);
  return (
    <div ref={box} className={['pw-theme-preview', className].filter(Boolean).join(' ')} aria-busy={!page}>
      {editing && (other || !isBeside) && isOwnPath(path) && (
        <iframe
          key={path}
          src={`${data.contextPath ?? ''}${path}`}
          title={filled(title)}
          style={style}
          onLoad={(event) => load(event.currentTarget)}
        />
      )}
    </div>
  );
}
