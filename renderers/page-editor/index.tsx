import { type RendererProps, resolveVariableAndFilter } from 'amis-core';
import { isCanvas } from '../../src/editor/canvas/canvas-speaker.ts';
import { Placeholder } from '../../src/editor/canvas/placeholder.tsx';
import { useCanvasData } from '../../src/editor/use-canvas-data.ts';
import { useEditing } from '../../src/editor/use-editing.ts';

/** Pixels of the canvas where the page says nothing else. */
const WIDEST = 1280;

/**
 * Edits a page in amis-editor. On the canvas of an editor its name stands in its place: an editor there would take the place of the one
 * around it, and open its own canvas without end.
 */
export default function PageEditor(props: RendererProps) {
  return isCanvas(props.env) ? <Placeholder $schema={props.$schema} /> : <OpenEditor {...props} />;
}

function OpenEditor(props: RendererProps) {
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
