import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusOpenField } from './focus-field.ts';

let frames: FrameRequestCallback[] = [];
const nextFrame = () => {
  const due = frames;
  frames = [];
  for (const frame of due) frame(0);
};

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  HTMLElement.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  document.body.innerHTML = '<form><input name="email" disabled><button>Save</button></form>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  frames = [];
});

const field = () => document.querySelector('input') as HTMLInputElement;

it('waits until the form takes typing again', () => {
  focusOpenField(['email']);
  for (let frame = 0; frame < 10; frame += 1) nextFrame();
  expect(document.activeElement).toBe(document.body);
  field().disabled = false;
  nextFrame();
  expect(document.activeElement).toBe(field());
  expect(frames).toHaveLength(0);
});

it('leaves the focus to a person who clicks meanwhile', () => {
  focusOpenField(['email']);
  for (let frame = 0; frame < 3; frame += 1) nextFrame();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  field().disabled = false;
  nextFrame();
  expect(document.activeElement).toBe(document.body);
  expect(frames).toHaveLength(0);
});

it('leaves the focus to a person who moves it meanwhile, but not for a key that reaches no field', () => {
  focusOpenField(['email']);
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  for (let frame = 0; frame < 3; frame += 1) nextFrame();
  expect(frames).toHaveLength(1);
  document.querySelector('button')?.focus();
  field().disabled = false;
  nextFrame();
  expect(document.activeElement).toBe(document.querySelector('button'));
  expect(frames).toHaveLength(0);
});

it('gives up after 120 frames', () => {
  focusOpenField(['email']);
  let count = 0;
  while (frames.length > 0 && count < 1000) {
    nextFrame();
    count += 1;
  }
  expect(count).toBeLessThan(130);
});
