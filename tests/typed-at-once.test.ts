import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

/** A part of a page definition. */
type Node = { [name: string]: unknown };

const folder = join(import.meta.dirname, '..', 'schemas', 'screens');

/** Every node in a page, itself first. */
function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Node;
  for (const part of Object.values(value)) yield* nodesIn(part);
}

const sends = new Set(['ajax', 'download', 'saveAs', 'dialog', 'drawer']);

/** The fields of a form that a button of it names in what it sends, beside submitting. */
function fieldsSent(form: Node): Node[] {
  const nodes = [...nodesIn(form)];
  const buttons = nodes.filter(({ type, actionType }) => type === 'button' && sends.has(String(actionType)));
  const sent = JSON.stringify(buttons.map(({ api }) => api));
  const controls = nodes.filter(({ type, name }) => name !== undefined && type !== 'hidden');
  return controls.filter(({ name }) => new RegExp(`\\$\\{${name}\\b`).test(sent));
}

/**
 * amis keeps what is typed back for 250 ms, and a button that sends it itself takes what was there before (Form.js,
 * handleAction): so such fields take it over at once.
 */
it.each(globSync('**/*.json', { cwd: folder }))('%s sends what was just typed', (file) => {
  const page = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Node;
  const forms = [...nodesIn(page)].filter(({ type }) => type === 'form');
  const late = forms.flatMap(fieldsSent).filter(({ changeImmediately }) => changeImmediately !== true);
  expect(late.map(({ name }) => name)).toEqual([]);
});
