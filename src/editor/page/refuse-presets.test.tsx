import type { EditorManager } from 'amis-editor-core';
import { expect, it } from 'vitest';
import { refusePresets } from './refuse-presets.ts';

interface Change {
  kind: string;
  path: string[];
}

/** An editor with a panel of two fields, `title` and `pullRefresh`. */
function editor() {
  document.body.innerHTML = '<div data-amis-name="title"><input></div><div data-amis-name="pullRefresh"><b></b></div>';
  const heard: Record<string, (event: unknown) => unknown> = {};
  const hear = (name: string, listener: unknown) => {
    heard[name] = listener as (event: unknown) => unknown;
  };
  // Events that a test makes are not trusted, so the document is a stand-in.
  refusePresets({ on: hear } as unknown as EditorManager, { addEventListener: hear } as unknown as Document);
  return {
    select: () => heard.active!({}),
    press: () => heard.pointerdown!({ isTrusted: true, target: document.querySelector('input'), timeStamp: 0 }),
    type: () => heard.input!({ isTrusted: true, target: document.querySelector('input'), timeStamp: 0 }),
    /** The names of what the editor writes; nothing when it refuses the whole. */
    written(diff: Change[], value: object): string[] {
      const answer = heard['before-update']!({ context: { id: 'page', diff, value } });
      return answer === false ? [] : diff.map(({ path }) => path[0]!);
    },
  };
}

const TITLE: Change = { kind: 'E', path: ['title'] };
const PRESET: Change = { kind: 'N', path: ['pullRefresh'] };
const VALUE = { title: 'Our customers', pullRefresh: { disabled: true } };

it('refuses the presets of a panel that was merely opened, and leaves them out of the first change', () => {
  const { select, press, type, written } = editor();
  select();
  press();
  expect(written([PRESET], VALUE)).toEqual([]);
  type();
  expect(written([TITLE, PRESET], VALUE)).toEqual(['title']);
});

it('leaves out presets that come together with what was typed at once', () => {
  const { select, type, written } = editor();
  select();
  type();
  expect(written([TITLE, PRESET], VALUE)).toEqual(['title']);
  expect(written([TITLE, PRESET], VALUE)).toEqual(['title']);
});

it('leaves out presets that come by themselves while a text is typed', () => {
  const { select, type, written } = editor();
  select();
  type();
  expect(written([PRESET], VALUE)).toEqual([]);
  expect(written([TITLE], VALUE)).toEqual(['title']);
});

it('writes a setting that was changed after the presets came', () => {
  const { select, type, written } = editor();
  select();
  written([PRESET], VALUE);
  type();
  expect(written([PRESET], { pullRefresh: { disabled: false } })).toEqual(['pullRefresh']);
});
