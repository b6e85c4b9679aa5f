import type { EditorManager } from 'amis-editor-core';
import { type RefObject, useEffect } from 'react';

/**
 * Makes a canvas of a given width fit into its room: it is drawn smaller, and keeps the width that its page sees.
 * @param place the element around amis-editor, whose styles carry the width and the scale
 * @param width pixels
 */
export function useCanvasScale(
  place: RefObject<HTMLElement>,
  manager: RefObject<EditorManager | undefined>,
  width: number,
) {
  useEffect(() => {
    const canvas = place.current?.querySelector<HTMLElement>('.ae-Preview');
    const room = canvas?.parentElement;
    if (!room) return;
    const adapt = (): void => {
      const scale = Math.min(1, room.clientWidth / width) || 1;
      place.current?.style.setProperty('--canvas-width', `${width}px`);
      place.current?.style.setProperty('--canvas-scale', String(scale));
      manager.current?.store.setScale(scale);
    };
    const observer = new ResizeObserver(adapt);
    observer.observe(room);
    adapt();
    return () => observer.disconnect();
  }, [place, manager, width]);
}
