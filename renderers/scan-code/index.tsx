import { filter, type RendererProps } from 'amis-core';
import { type ComponentType, useEffect, useState } from 'react';
import { useText } from '../../src/i18n/texts-context.ts';
import type { DrawingProps } from './drawing.tsx';

const SIZE = { preset: 180, smallest: 64, largest: 512 } as const;
/** Bytes that the largest QR code holds at each level (ISO/IEC 18004). */
const LONGEST = { L: 2953, M: 2331, Q: 1663, H: 1273 } as const;

/** Loads what draws the code; until then nothing. A failure to load is one of the node. */
function useDrawing(): ComponentType<DrawingProps> | undefined {
  const [Drawing, setDrawing] = useState<ComponentType<DrawingProps>>();
  useEffect(() => {
    import('./drawing.tsx').then(
      ({ Drawing: loaded }) => setDrawing(() => loaded),
      (error: unknown) =>
        setDrawing(() => {
          throw error;
        }),
    );
  }, []);
  return Drawing;
}

const within = (pixels: unknown, preset: number): number =>
  Math.min(Math.max(Number(pixels) || preset, SIZE.smallest), SIZE.largest);

/** A QR code on a white card. The card has its size from the beginning, so that nothing moves when the drawing comes. */
export default function ScanCode({
  classnames: cx,
  className,
  data,
  content,
  label,
  size,
  card,
  level = 'L',
}: RendererProps) {
  const Drawing = useDrawing();
  const text = useText();
  const written: string = filter(content, data, '| raw');
  const side = within(size, SIZE.preset);
  const place = within(card, side);
  const isTooLong = new TextEncoder().encode(written).length > LONGEST[level as DrawingProps['level']];
  return (
    <div className={cx('pw-scan-code', className)} style={{ width: place, height: place }}>
      {isTooLong && text('host.scanCode.tooLong')}
      {Drawing && written && !isTooLong && (
        <Drawing content={written} label={filter(label, data, '| raw')} size={side} level={level} />
      )}
    </div>
  );
}
