import type { IFormStore } from 'amis-core';
import { comparer, reaction } from 'mobx';
import { isAlive } from 'mobx-state-tree';
import type { Values } from '../../src/state/kept-changes.ts';

/** What comes before a person changes something. What was there before is what the page filled in. */
const GESTURES = ['pointerdown', 'click', 'keydown', 'input', 'paste', 'drop'];

/** Fields that nobody fills in. */
const SILENT = /^(hidden|static|uuid)/;

/** Whether two values of a field mean the same to a person: an empty field has several. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/** What a person has changed in a form since the page filled it in or it was saved. */
export interface Changes {
  current(): Values;
  /** Fills values in as if the person had typed them. */
  fillIn(values: Values, fill: (values: Values) => void): void;
  /** Takes all changes back. */
  takeBack(fill: (values: Values) => void): void;
  end(): void;
}

/** Watches a form. `inForm` tells whether a node of the document is part of it; `onChange` hears of every other set of changes. */
export function watchChanges(
  form: IFormStore,
  inForm: (node: Node) => boolean,
  onChange: (changes: Values) => void,
): Changes {
  /** What the form said before the first gesture; null until then, and again after a save. */
  let before: Values | null = null;
  let saved: unknown = form.savedData;

  /** The values of all fields, also of those that have gone since the first gesture: a page that is left takes its fields away. */
  function filledIn(): Values {
    const fields = form.items.filter(({ name, type }) => name && !SILENT.test(type)).map(({ name }) => name);
    const names = new Set([...fields, ...Object.keys(before ?? {})]);
    return Object.fromEntries([...names].map((name) => [name, form.getValueByName(name)]));
  }

  let known: Values = {};
  function current(): Values {
    if (!isAlive(form)) return known;
    if (form.savedData !== saved) {
      saved = form.savedData;
      before = null;
    }
    const now = filledIn();
    const shown = before ?? now;
    known = Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSameValue(value, shown[name])));
    return known;
  }

  function onGesture({ target }: Event): void {
    current();
    if (target instanceof Node && inForm(target)) before ??= filledIn();
  }

  for (const name of GESTURES) document.addEventListener(name, onGesture, true);
  const stop = reaction(current, onChange, { equals: comparer.structural });
  return {
    current,
    fillIn(values, fill) {
      before ??= filledIn();
      fill(values);
    },
    takeBack(fill) {
      const shown = before ?? {};
      fill(Object.fromEntries(Object.keys(current()).map((name) => [name, shown[name] ?? ''])));
    },
    end() {
      stop();
      for (const name of GESTURES) document.removeEventListener(name, onGesture, true);
    },
  };
}
