import { filter, type RendererProps } from 'amis-core';
import { useContext, useRef } from 'react';
import { isOwnPath } from '../../src/shell/addresses.ts';
import { EditingContext } from '../../src/theme-editor/context.ts';
import { useContrast } from '../../src/theme-editor/contrast/use-contrast.ts';
import { useDressedFrame } from '../../src/theme-editor/use-dressed-frame.ts';
import { useFit } from '../../src/theme-editor/use-fit.ts';

/** A page of ours in a frame, in the theme that is edited around it. */
export default function ThemePreview(props: RendererProps) {
  const { src, title, width, look, data, className } = props;
  const editing = useContext(EditingContext);
  const box = useRef<HTMLDivElement>(null);
  const filled = (value: unknown) => filter(String(value ?? ''), data, '| raw');
  const path = filled(src);
  const style = useFit(box, Number(filled(width)) || 0);
  const shown = filled(look) === 'dark' ? 'dark' : 'light';
  const { load, page } = useDressedFrame(editing, shown);
  useContrast(editing, page, shown);
  return (
    <div ref={box} className={['pw-theme-preview', className].filter(Boolean).join(' ')} aria-busy={!page}>
      {editing && isOwnPath(path) && (
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
