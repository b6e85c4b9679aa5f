import type { EditorManager } from 'amis-editor-core';
import { jsonView } from './json/view-state.ts';
import { applyPage } from './page/apply-page.ts';
import { exact } from './page/exact.ts';
import type { Json } from './page/json.ts';
import type { Origins } from './page/marked.ts';
import { screenIn } from './page/parts.ts';
import type { Problem } from './problems.ts';
import { showProblem } from './show-problem.ts';

/** Writes what the checker suggests, as one step of the history. Where only a person can tell its place, the JSON is opened there. */
export async function mend(manager: EditorManager, origins: Origins, problem: Problem): Promise<void> {
  const { mendedPage } = await import('./json/mend.ts');
  const { screen = '', message } = problem;
  const written = screenIn(exact(manager.store.schema, origins) as Json, screen);
  const mended = written && mendedPage(written, message);
  if (mended) return applyPage(manager, mended, origins, screen);
  showProblem(manager, problem);
  jsonView.open();
}
