import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validateScreen } from '../../../src/validation/index.ts';
import { closeChromium, openPage } from '../../support/browser.ts';
import { bundleEditor } from './bundle.ts';
import { serveEditor } from './serve.ts';
import type { actionWritingsOf, Writing, writingsOf } from './writings.ts';

interface Collected {
  scaffolds: unknown[];
  panels: ReturnType<typeof writingsOf>;
  actions: ReturnType<typeof actionWritingsOf>;
}

let collected: Collected;
beforeAll(async () => {
  const server = await serveEditor(await bundleEditor());
  const { page } = await openPage({ viewport: { width: 1400, height: 900 } });
  await page.goto(server.origin);
  await page.waitForFunction(() => 'actions' in window);
  collected = await page.evaluate(() => {
    const { scaffolds, panels, actions } = window as unknown as Collected;
    return { scaffolds, panels, actions };
  });
  await server.close();
}, 180_000);
afterAll(closeChromium);

const errorsOf = (node: unknown): string[] =>
  validateScreen({ type: 'page', title: 'T', body: { type: 'form', body: [node] } }, { texts: {} })
    .filter(({ severity }) => severity === 'error')
    .map(({ code, pointer }) => `${code} ${pointer.replace('/body/body/0', '')}`);

/** The node with a value at a path of names with dots between. */
function withValue(node: Writing['node'], path: string, value: unknown): Writing['node'] {
  const [name = '', ...rest] = path.split('.');
  const inner = node[name];
  const below = typeof inner === 'object' && inner !== null ? (inner as Writing['node']) : {};
  return { ...node, [name]: rest.length > 0 ? withValue(below, rest.join('.'), value) : value };
}

/** The errors that a node has only because of what a panel wrote into it. */
function newErrors({ node, name, value }: Writing, wrap = (own: object): unknown => own): string[] {
  const before = new Set(errorsOf(wrap(node)));
  return errorsOf(wrap(withValue(node, name, value))).filter((error) => !before.has(error));
}

const described = ({ node, name, value }: Writing): string =>
  `${node['type'] ?? node['actionType']} ${name} = ${JSON.stringify(value)}`;

const refused = (writings: Writing[], wrap?: (own: object) => unknown) =>
  writings.flatMap((writing) => newErrors(writing, wrap).map((error) => `${described(writing)}: ${error}`));

const onClick = (action: object) => ({
  type: 'button',
  label: 'B',
  onEvent: { click: { actions: [action] } },
});

/** What a person must fill in before a dialog of an action can be closed. */
const FILLED: Record<string, object> = {
  ajax: { api: '/api/config' },
  download: { api: '/api/config' },
  openDialog: { actionType: 'dialog', dialog: { title: 'D', body: 'x' } },
  closeDialog: { componentId: 'd' },
  toast: { args: { msg: 'x' } },
  url: { args: { url: '/' } },
  copy: { args: { content: 'x' } },
  setValue: { componentId: 'c', args: { value: { a: 1 } } },
  staticStatus: { actionType: 'static', componentId: 'c' },
  broadcast: { args: { eventName: 'e' }, eventName: 'e' },
};

const filled = (action: object) => {
  const { actionType } = action as { actionType: string };
  const own = FILLED[actionType] ?? { componentId: 'c' };
  return onClick({
    ...action,
    ...own,
    args: { ...(own as { args?: object }).args, ...(action as { args?: object }).args },
  });
};

describe('what amis-editor writes, the checker accepts', () => {
  it('every scaffold and preview, but for those that hold programs', () => {
    const nodes = collected.scaffolds.filter((node) => typeof node === 'object' && node !== null && 'type' in node);
    const wrong = nodes.filter((node) => errorsOf(node).some((error) => !error.startsWith('eval.')));
    const programs = nodes.filter((node) => errorsOf(node).some((error) => error.startsWith('eval.')));
    expect(nodes.length).toBeGreaterThan(200);
    // amis-editor's own mistake: its preview of crud2, which never gets into a page, has buttons in a column without a type.
    expect(wrong).toEqual([expect.objectContaining({ type: 'crud2', mode: 'table2', source: '$items' })]);
    // A node that is a script, and a preview of a template that never gets into a page.
    expect(new Set(programs.map((node) => (node as { type: string }).type))).toEqual(new Set(['custom', 'tpl']));
  });

  it('every default and choice of every panel', () => {
    const { writings, failed } = collected.panels;
    expect(failed).toEqual([]);
    expect(writings.length).toBeGreaterThan(5000);
    expect(refused(writings)).toEqual([]);
  });

  it('every action, with every default and choice of its dialog, but for the one that is a program', () => {
    const { actions, writings, failed } = collected.actions;
    expect(failed).toEqual([]);
    expect(actions.filter((actionType) => errorsOf(filled({ actionType })).length > 0)).toEqual(['custom']);
    expect(
      refused(
        writings.filter(({ node }) => node['actionType'] !== 'custom'),
        filled,
      ),
    ).toEqual([]);
  });
});
