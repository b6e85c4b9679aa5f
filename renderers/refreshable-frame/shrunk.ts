import { type CSSProperties, type RefObject, useEffect, useState } from 'react';

/** The size that a framed page is drawn in, in CSS pixels. */
export interface PageSize {
  width: number;
  height: number;
}

/** Styles of the box around a frame and of the frame itself. */
interface Shrunk {
  box: CSSProperties;
  frame: CSSProperties;
}

/** The styles by which a page of a fixed size fits into the width of its box, never larger than it is. */
export function shrunk({ width, height }: PageSize, room: number): Shrunk {
  const scale = Math.min(1, room / width);
  return {
    box: { width: '100%', maxWidth: width, aspectRatio: `${width} / ${height}`, overflow: 'hidden' },
    frame: {
      width,
      height,
      transform: `scale(${scale})`,
      transformOrigin: '0 0',
      background: 'none',
      pointerEvents: 'none',
    },
  };
}

/** The width that a box has now, in CSS pixels; 0 before it is measured. */
export function useRoom(box: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setRoom(element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [box]);
  return room;
}
