import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { type DropPlace, dropPlace, type TreeRow } from './drop-place.ts';

/** Pixels to the side that are one level. */
export const LEVEL = 24;

/** Pixels from the edge of the window within which it scrolls, and pixels of each step. */
const EDGE = 64;
const SCROLL = 12;

/** A row on its way. */
export interface Drag {
  at: number;
  /** Where it would go. */
  place: DropPlace | null;
  /** Where the line stands that says so: pixels from the top of the tree. */
  top: number;
}

interface Parts {
  rows: readonly TreeRow[];
  maxLevel: number;
  /** The elements of the rows, in their order. */
  elements(): HTMLElement[];
  drop(at: number, place: DropPlace): void;
}

/** The gap between rows that is nearest to a height in the window. */
function gapAt(elements: readonly HTMLElement[], y: number): number {
  return elements.filter((element) => {
    const { top, height } = element.getBoundingClientRect();
    return y > top + height / 2;
  }).length;
}

/** Where the line of a gap stands, from the top of the tree. */
function lineOf(elements: readonly HTMLElement[], gap: number, tree: HTMLElement): number {
  const above = elements[gap - 1]?.getBoundingClientRect().bottom;
  const edge = above ?? elements[0]?.getBoundingClientRect().top ?? 0;
  return edge - tree.getBoundingClientRect().top;
}

/** Moves a row with the pointer. Escape, and whatever takes the pointer away, leaves all as it is. */
export function useDrag({ rows, maxLevel, elements, drop }: Parts) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const from = useRef({ x: 0, depth: 0 });

  function follow({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): void {
    if (!drag) return;
    const shown = elements();
    const gap = gapAt(shown, clientY);
    const depth = from.current.depth + Math.round((clientX - from.current.x) / LEVEL);
    const place = dropPlace(rows, drag.at, { gap, depth }, maxLevel);
    setDrag({ at: drag.at, place, top: lineOf(shown, gap, currentTarget) });
    if (clientY < EDGE) window.scrollBy(0, -SCROLL);
    if (clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLL);
  }

  function start(at: number, { pointerId, clientX, currentTarget }: PointerEvent<HTMLElement>): void {
    currentTarget.setPointerCapture(pointerId);
    from.current = { x: clientX, depth: rows[at]!.depth };
    setDrag({ at, place: null, top: 0 });
  }

  function end(): void {
    if (drag?.place) drop(drag.at, drag.place);
    setDrag(null);
  }

  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && setDrag(null);
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [isDragging]);
  return { drag, start, follow, end, cancel: () => setDrag(null) };
}
