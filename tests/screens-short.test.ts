import { describe, expect, it } from 'vitest';
import { root } from '../src/machine/root.mjs';
import { readShippedScreens } from '../src/validation/parts/shipped.ts';

/** A person sees so many lines of a screen without losing the thread. */
const MOST_LINES = 300;
/** Objects and lists in one another: a node in the body of another one is two deeper. */
const DEEPEST = 12;

/** How deep the objects and lists of a value stand in one another; 0 for a text or a number. */
function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

const linesOf = (text: string): number => text.trimEnd().split('\n').length;

const screens = [...readShippedScreens(root)];

describe('every screen and part can be read', () => {
  it(`in at most ${MOST_LINES} lines`, () => {
    const lengths = screens.map(([id, text]) => ({ id, lines: linesOf(text) }));
    expect(lengths.filter(({ lines }) => lines > MOST_LINES)).toEqual([]);
  });

  it(`with at most ${DEEPEST} objects and lists in one another`, () => {
    const depths = screens.map(([id, text]) => ({ id, depth: depthOf(JSON.parse(text)) }));
    expect(depths.filter(({ depth }) => depth > DEEPEST)).toEqual([]);
  });

  it('and both are counted as they say', () => {
    expect(linesOf('{\n  "type": "page"\n}\n')).toBe(3);
    expect(depthOf({ type: 'page', body: [{ type: 'tpl' }] })).toBe(3);
  });
});
