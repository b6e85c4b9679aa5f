import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

/** The styles of a frame that fills its box with a page of at least a width, in CSS pixels. The page is made smaller where its box is not so wide. */
export function useFit(box: RefObject<HTMLElement | null>, width: number): CSSProperties {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [box]);
  const wide = Math.max(width, room.width);
  const scale = wide > 0 && room.width > 0 ? Math.min(1, room.width / wide) : 1;
  return { width: wide, height: room.height / scale, transform: `scale(${scale})`, transformOrigin: '0 0' };
}
