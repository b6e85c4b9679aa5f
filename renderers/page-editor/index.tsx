import { type RendererProps, resolveVariableAndFilter } from 'amis-core';
import { useRef, useState } from 'react';
import { isCanvas } from '../../src/editor/canvas/canvas-speaker.ts';
import { Placeholder } from '../../src/editor/canvas/placeholder.tsx';
import { useCanvasData } from '../../src/editor/use-canvas-data.ts';
import { useEditing } from '../../src/editor/use-editing.ts';
import { useZoom } from '../../src/editor/use-zoom.ts';
import { usePlainDocument } from '../../src/theme/custom/plain-document.ts';

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
  const { data, width, look, zoom, sampleData, asSeen, ariaLabel } = props;
  usePlainDocument();
  const { opened, isAside, follow, parts, locale } = useEditing(props);
  const canvasData = useCanvasData(data, sampleData);
  const latest = useRef(props);
  latest.current = props;
  const filled = (value: unknown): string => String(resolveVariableAndFilter(String(value ?? ''), data, '| raw') ?? '');
  const size = useZoom(props, filled(zoom));
  const [reveal] = useState(() => () => void latest.current.dispatchEvent('reveal', latest.current.data));
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
        look={filled(look)}
        asSeen={filled(asSeen) === 'true'}
        zoom={size}
        onReveal={reveal}
        onReady={follow}
      />
    </section>
  );
}
