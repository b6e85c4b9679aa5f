import { type RendererProps, resolveVariableAndFilter } from 'amis-core';
import { useCanvasData } from '../../src/editor/use-canvas-data.ts';
import { useEditing } from '../../src/editor/use-editing.ts';

/** Pixels of the canvas where the page says nothing else. */
const WIDEST = 1280;

/** Edits a page in amis-editor. */
export default function PageEditor(props: RendererProps) {
  const { data, width, look, sampleData, asSeen, ariaLabel } = props;
  const { opened, isAside, follow, parts, locale } = useEditing(props);
  const canvasData = useCanvasData(data, sampleData);
  const filled = (value: unknown) => resolveVariableAndFilter(String(value ?? ''), data, '| raw');
  // The page around says why.
  if (isAside) return null;
  if (!opened) return <div className="pw-editor" aria-busy="true" />;
  const { Workplace } = opened.editor;
  return (
    <section className="pw-editor" aria-label={ariaLabel}>
      <Workplace
        {...{ ...opened, parts, locale }}
        data={canvasData}
        width={Number(filled(width)) || WIDEST}
        look={String(filled(look))}
        asSeen={asSeen === true || (typeof asSeen === 'string' && Boolean(filled(asSeen)))}
        onReady={follow}
      />
    </section>
  );
}
