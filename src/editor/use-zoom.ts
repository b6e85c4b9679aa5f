import type { RendererProps } from 'amis-core';
import { useEffect, useRef } from 'react';

/** Under which name a browser keeps how large a person has the canvas. */
const PREFIX = 'pagewright.zoom.';

/** Per cent. */
const WHOLE = 100;

function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** A browser that keeps nothing begins with a canvas that fits. */
function keep(name: string, zoom: string): void {
  try {
    localStorage.setItem(PREFIX + name, zoom);
  } catch {}
}

/**
 * How large the canvas is drawn: what the page around says, and at first, by the event `view`, what this person had last time. A React hook.
 * @param zoom what the page says: per cent, or a word for a canvas that fits
 * @returns 1 for the size of the page; undefined: it fits
 */
export function useZoom({ data, dispatchEvent }: RendererProps, zoom: string): number | undefined {
  const name = String((data['user'] as { id?: unknown } | undefined)?.id ?? '');
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and then with every choice
  useEffect(() => {
    if (!isFirst.current) return keep(name, zoom);
    isFirst.current = false;
    const last = kept(name);
    if (last !== null && last !== zoom) void dispatchEvent('view', { ...data, zoom: last });
  }, [zoom]);
  return Number(zoom) > 0 ? Number(zoom) / WHOLE : undefined;
}
