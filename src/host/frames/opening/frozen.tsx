import { useContext, useEffect, useState } from 'react';
import type { ShownScreen } from '../../../state/state.ts';
import { AnsweredContext } from './answered.ts';

/** Where the tab notes which versions have begun to be shown and have not answered: how often, by version. */
const NOTES = 'pagewright.begun';
/** After so many times without an answer a version is given up in this tab. */
const TIMES = 2;

type Notes = Record<string, number>;

/** A version froze the tab each time it was shown. */
export class Frozen extends Error {
  override name = 'Frozen';
}

/** Reads and writes the tab's notes; a browser that keeps nothing gives nothing up. */
function changeNotes(change: (notes: Notes) => Notes): Notes {
  try {
    const notes = change(JSON.parse(sessionStorage.getItem(NOTES) ?? '{}') as Notes);
    sessionStorage.setItem(NOTES, JSON.stringify(notes));
    return notes;
  } catch {
    return {};
  }
}

/** Versions that have begun in this document and have not answered yet. */
const begun = new Set<string>();

function forget(version: string): void {
  if (begun.delete(version)) changeNotes(({ [version]: _answered, ...others }) => others);
}

/** A person who leaves a page before it is idle takes nothing down: a frozen tab never gets here. */
function forgetAll(): void {
  for (const version of begun) forget(version);
}

/** Notes that a version begins. Throws `Frozen` when it has begun before without an end, as often as it may. */
function begin(version: string): void {
  if (begun.has(version)) return;
  const notes = changeNotes((known) => ({ ...known, [version]: (known[version] ?? 0) + 1 }));
  if ((notes[version] ?? 0) > TIMES) throw new Frozen(`shown ${TIMES} times without an answer`);
  begun.add(version);
}

/**
 * Stands before an override's nodes and gives it up when it froze the tab as often as it may: no budget stops what freezes without a
 * formula. It throws for the boundary of the screen, which shows the layer below and tells the server. Drafts are left out: who tries
 * one changes it.
 */
export function FrozenCheck({ screen: { id, layer, version, scope } }: { screen: ShownScreen }): null {
  const name = [id, layer, version, scope.company, scope.app].join(' ');
  const whenAnswered = useContext(AnsweredContext);
  useState(() => version > 0 && begin(name));
  useEffect(() => {
    whenAnswered(() => forget(name));
    window.addEventListener('pagehide', forgetAll);
    return () => {
      window.removeEventListener('pagehide', forgetAll);
      forget(name);
    };
  }, [name, whenAnswered]);
  return null;
}
