import { type EditorManager, JSONPipeIn } from 'amis-editor-core';
import { runInAction } from 'mobx';
import type { Editing } from '../editing.ts';
import { exact } from '../page/exact.ts';
import { noteOrigins, type Origins } from '../page/marked.ts';
import { type PackedSteps, packSteps, type Steps, unpackSteps } from './packed-steps.ts';

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
  return { texts: around.map(({ schema }) => textOf(schema)), at: at - from };
}

/** Puts pages into an editor as its history. Each has marks of its own, so that each is saved as it was. */
function restore({ store }: EditorManager, origins: Origins, { texts, at }: Steps): void {
  store.resetHistory();
  texts.forEach((text, index) => {
    const page = JSON.parse(text) as object;
    const value = JSONPipeIn(page as never) as object;
    noteOrigins(origins, page, value);
    store.traceableSetSchema(value, index === 0);
  });
  for (let index = texts.length - 1; index > at; index -= 1) store.undo();
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
