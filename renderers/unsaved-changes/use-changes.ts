import type { IFormStore, RendererEnv } from 'amis-core';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isSignedOut, readKept, type Values, writeKept } from '../../src/state/kept-changes.ts';
import { askBeforeLeaving } from './ask-before-leaving.ts';
import { type Changes, isSameValue, watchChanges } from './watch-changes.ts';

/** The form that is guarded, and how. */
interface Guarded {
  /** Undefined where nothing is guarded. */
  form: IFormStore | undefined;
  /** Whether the page has filled the form in. */
  isFilledIn: boolean;
  /** A node within the form. */
  mark: RefObject<Element>;
  env: RendererEnv;
  /** What the changes are kept under. */
  name: string;
  /** The fields that are kept. */
  keep: string[];
  words: () => string;
  /** Writes the last typed characters into the form's data. */
  flush: () => unknown;
  fill: (values: Values) => void;
}

/** Guards a form. `isBack` says that what was typed before has been filled in again and not been saved since. */
export function useChanges(guarded: Guarded): { isBack: boolean; takeBack: () => void } {
  const { form, isFilledIn, mark, env, name, keep, fill } = guarded;
  const watched = useRef<Changes | null>(null);
  const [isBack, setIsBack] = useState(false);
  const latest = useRef(guarded);
  latest.current = guarded;

  // As the page is left, this ends before the fields go.
  useLayoutEffect(() => {
    if (!form) return;
    const inForm = (node: Node) => mark.current?.closest('form, .cxd-Form')?.contains(node) ?? false;
    const changes = watchChanges(form, inForm, (changed) => {
      const kept = Object.entries(changed).filter(([field]) => latest.current.keep.includes(field));
      writeKept(name, Object.fromEntries(kept));
      if (Object.keys(changed).length === 0) setIsBack(false);
    });
    watched.current = changes;
    const isChanged = () => !isSignedOut() && Object.keys(changes.current()).length > 0;
    const release = askBeforeLeaving(env, {
      flush: () => latest.current.flush(),
      isChanged,
      words: () => latest.current.words(),
    });
    return () => {
      release();
      changes.end();
    };
  }, [form, env, name, mark]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has filled the form in
  useEffect(() => {
    if (!form || !isFilledIn) return;
    const lost = Object.entries(readKept(name)).filter(
      ([field, value]) => keep.includes(field) && !isSameValue(value, form.getValueByName(field)),
    );
    if (lost.length === 0) return writeKept(name, {});
    watched.current?.fillIn(Object.fromEntries(lost), fill);
    setIsBack(true);
  }, [form, isFilledIn, name]);

  return { isBack, takeBack: () => watched.current?.takeBack(fill) };
}
