import type { EditorManager } from 'amis-editor-core';
import { type RefObject, useEffect } from 'react';

/**
 * Draws a canvas of a given width as large as somebody wants it, or so that it fits into its room. Its page sees the same width. What is
 * drawn larger than its room scrolls in it.
 * @param place the element around amis-editor, whose styles carry the width and the scale
 * @param size the width in pixels, and how large it is drawn: 1 is its size; without a zoom it fits
 */
export function useCanvasScale(
  place: RefObject<HTMLElement>,
  manager: RefObject<EditorManager | undefined>,
  { width, zoom }: { width: number; zoom?: number | undefined },
) {
  useEffect(() => {
    const canvas = place.current?.querySelector<HTMLElement>('.ae-Preview');
    const room = canvas?.parentElement;
    if (!room) return;
    room.classList.add('pw-canvas-room');
    const adapt = (): void => {
      const scale = zoom ?? (Math.min(1, room.clientWidth / width) || 1);
      place.current?.style.setProperty('--canvas-width', `${width}px`);
      place.current?.style.setProperty('--canvas-scale', String(scale));
      manager.current?.store.setScale(scale);
    };
    const observer = new ResizeObserver(adapt);
    observer.observe(room);
    adapt();
    return () => observer.disconnect();
  }, [place, manager, width, zoom]);
}
