import { type EditorManager, JSONPipeIn } from 'amis-editor-core';
import { runInAction } from 'mobx';
import type { Editing } from '../editing.ts';
import { withMarksOf } from '../page/apply-page.ts';
import { exact } from '../page/exact.ts';
import { noteOrigins, type Origins } from '../page/marked.ts';
import { withoutMarks } from '../page/notes.ts';
import { type PackedSteps, packSteps, type Steps, unpackSteps, withoutRepeats } from './packed-steps.ts';

/** Steps that are kept over a reload: so many to take back, and as many to repeat. */
const MOST = 50;
/** Characters of pages that are compared while the document is left: of large pages fewer steps are kept. */
const WORK = 10_000_000;
/** Characters of a tab's storage for them. Browsers give a site five millions. */
const ROOM = 1_500_000;

const PREFIX = 'pagewright.steps.';

export interface HistoryParts {
  manager: EditorManager;
  origins: Origins;
  now: Editing;
  /** The page and the person. */
  name: string;
}

/** The steps that this tab has kept; null when there are none that can be read. */
function readSteps(name: string): Steps | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as PackedSteps | null;
    return kept && unpackSteps(kept);
  } catch {
    return null;
  }
}

function writeSteps(name: string, steps: Steps): void {
  const packed = packSteps(steps, ROOM);
  sessionStorage.removeItem(PREFIX + name);
  if (!packed) return;
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(packed));
  } catch {
    // A full storage keeps no steps. The page itself is on the server, or in a copy of its own.
  }
}

/** The steps of an editor's history, each page as it would be saved. */
function stepsOf({ store }: EditorManager, origins: Origins): Steps {
  const { schemaHistory, versionId } = store;
  const at = schemaHistory.findIndex((step) => step.versionId === versionId);
  const textOf = (schema: object) => JSON.stringify(exact(schema, origins));
  const most = Math.min(MOST, Math.floor(WORK / 2 / textOf(store.schema).length));
  const from = Math.max(0, at - most);
  const around = schemaHistory.slice(from, at + most + 1);
  return withoutRepeats({ texts: around.map(({ schema }) => textOf(schema)), at: at - from });
}

/** The marked pages of a history around the present one. A node keeps its mark from step to step: it stays selected, and is not drawn anew. */
export function markedPages(present: object, origins: Origins, { texts, at }: Steps): object[] {
  const pages: object[] = [];
  function mark(index: number, neighbour: object): object {
    const page = JSON.parse(texts[index]!) as object;
    const value = JSONPipeIn(withMarksOf(withoutMarks(page), neighbour) as never) as object;
    noteOrigins(origins, page, value);
    pages[index] = value;
    return value;
  }
  let neighbour = present;
  for (let index = at - 1; index >= 0; index -= 1) neighbour = mark(index, neighbour);
  neighbour = present;
  for (let index = at + 1; index < texts.length; index += 1) neighbour = mark(index, neighbour);
  // Last: what is in force is saved as it was written.
  noteOrigins(origins, JSON.parse(texts[at]!), present);
  pages[at] = present;
  return pages;
}

/** Puts pages into an editor as its history. */
function restore({ store }: EditorManager, origins: Origins, steps: Steps): void {
  const pages = markedPages(store.schema as object, origins, steps);
  store.resetHistory();
  pages.forEach((page, index) => {
    store.traceableSetSchema(page, index === 0);
  });
  for (let index = pages.length - 1; index > steps.at; index -= 1) store.undo();
}

/**
 * Keeps the history of an editor over a reload, in this tab. It comes back only where the present page is the one that it ended with:
 * steps of another page would lead to nonsense.
 */
export function keepHistory({ manager, origins, now, name }: HistoryParts): void {
  const kept = readSteps(name);
  if (kept && kept.texts[kept.at] === now.text()) runInAction(() => restore(manager, origins, kept));
  addEventListener('pagehide', () => writeSteps(name, stepsOf(manager, origins)));
}
