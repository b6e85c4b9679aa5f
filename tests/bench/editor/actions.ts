import type { Page } from 'playwright';
import { ACTIONS, type Action, type Editor, type EditorWindow, timed, usable, watchChanges } from './edited.ts';

const ROUNDS = 20;

export type Samples = Record<Action, number[]>;

/** The editor's own ids of some fields all over the page. */
const fieldsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const visit = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return;
      const node = value as { type?: string; $$id?: string };
      if (node.type === 'input-text' && node.$$id) found.push(node.$$id);
      for (const each of Object.values(value)) visit(each);
    };
    visit((window as unknown as EditorWindow).editorStore.schema);
    return found.filter((_, at) => at % 41 === 5);
  });

/** Opens the page of 1,000 nodes and does each thing twenty times, each at another field. */
export async function measureActions(page: Page, editor: Editor): Promise<Samples> {
  await editor.open(page, 'large');
  await usable(page, editor);
  await watchChanges(page, editor);
  const fields = await fieldsOf(page);
  const samples = Object.fromEntries(ACTIONS.map((name) => [name, [] as number[]])) as Samples;
  // The first of all brings what the panel needs.
  await timed(page, 'select', fields.at(-1)!);
  for (const id of fields.slice(0, ROUNDS)) {
    for (const name of ACTIONS) samples[name].push(await timed(page, name, id));
  }
  return samples;
}
