import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { registerOwnRenderers } from '../../src/host/renderers/registry.ts';
import { cleanUp, renderForm } from '../../tests/support/render/render-nodes.tsx';

beforeAll(registerOwnRenderers);
beforeEach(() => narrow(false));
afterEach(cleanUp);

/** Has windows be as wide as it says. */
function narrow(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

const titles = { beforeTitle: 'From', afterTitle: 'To' };
const lines = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `line ${at + from}`);

/** Shows two values, and answers the table. */
async function show(before: unknown, after: unknown): Promise<HTMLTableElement> {
  const diff = { type: 'json-diff', before: '${before}', after: '${after}', ...titles };
  renderForm([{ type: 'form', wrapWithPanel: false, data: { before, after }, body: [diff] }]);
  // A table of thousands of rows is looked at by selectors: roles of that many take seconds here.
  return vi.waitFor(() => document.querySelector('table') ?? expect.fail('no table'));
}

const rowWith = (table: HTMLElement, text: string) =>
  within(table)
    .getAllByRole('row')
    .find((row) => row.textContent?.includes(text))!;

it('shows a changed line on both sides, with its words marked and said', async () => {
  const table = await show({ label: 'Nothing yet' }, { label: 'Nothing here' });
  expect(screen.getByRole('table', { name: 'From → To' })).toBe(table);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['From', 'To']);
  const [oldNumber, oldWords, newNumber, newWords] = within(rowWith(table, 'yet')).getAllByRole('cell');
  expect([oldNumber!.textContent, newNumber!.textContent]).toEqual(['2', '2']);
  expect(oldWords!.textContent).toBe('−removed  "label": "Nothing yet"');
  expect(newWords!.textContent).toBe('+added  "label": "Nothing here"');
  expect(oldWords!.querySelector('del')?.textContent).toBe('yet');
  expect(newWords!.querySelector('ins')?.textContent).toBe('here');
});

it('shows the text of a page as text', async () => {
  const table = await show({ tpl: '<img src=x onerror=alert(1)>' }, { tpl: '<b>bold</b>' });
  expect(table.querySelector('img, b')).toBeNull();
  expect(table.textContent).toContain('<img src=x onerror=alert(1)>');
  cleanUp();
  // The whole of it is marked.
  const marked = await show({ tpl: 'plain' }, { tpl: '<b>bold</b>' });
  expect(marked.querySelector('ins')?.innerHTML).toBe('&lt;b&gt;bold&lt;/b&gt;');
});

it('unfolds what is the same, and the focus follows', async () => {
  const table = await show([...lines(20), 'old'], [...lines(20), 'new']);
  expect(table.textContent).not.toContain('line 5');
  fireEvent.click(within(table).getByRole('button', { name: 'Show 18 unchanged lines' }));
  expect(table.textContent).toContain('line 5');
  expect(within(table).queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(within(table).getAllByRole('row')[1]);
});

// Drawing thousands of rows takes seconds without a browser.
it('unfolds a long stretch part by part', async () => {
  const table = await show([...lines(1100), 'old'], [...lines(1100), 'new']);
  const button = () => table.querySelector('button')!;
  expect(button().textContent).toBe('Show 1000 unchanged lines');
  fireEvent.click(button());
  expect(table.rows.length).toBeLessThan(1020);
  expect(button().textContent).toBe('Show 98 unchanged lines');
  fireEvent.click(button());
  expect(button()).toBeNull();
  expect(table.rows.length).toBeGreaterThan(1100);
}, 20_000);

it('says that it gave up, and draws some of the rows at first', async () => {
  // So many signs cost as much as a thousand rows of short lines.
  const long = (from: number) => lines(2100, from).map((line) => line.padEnd(400, '.'));
  const table = await show(long(0), long(100_000));
  expect(document.querySelector('.pw-note')?.textContent).toMatch(/differ too much/);
  const first = table.rows.length;
  expect(first).toBeGreaterThan(180);
  expect(first).toBeLessThan(220);
  const more = document.querySelector<HTMLElement>('.pw-json-diff-box > button')!;
  expect(more.textContent).toBe('Show more lines');
  fireEvent.click(more);
  expect(table.rows.length).toBeGreaterThan(1.8 * first);
  expect(document.activeElement).toBe(table.rows[first]);
}, 20_000);

it('has one column where there is no room for two', async () => {
  narrow(true);
  const table = await show({ a: 1, label: 'yet' }, { a: 1, label: 'here' });
  const rows = within(table).getAllByRole('row');
  expect(
    rows.map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    [],
    ['1', '1', '{'],
    ['2', '2', '  "a": 1,'],
    ['3', '', '−removed  "label": "yet"'],
    ['', '3', '+added  "label": "here"'],
    ['4', '4', '}'],
  ]);
  expect(table.querySelector('ins')?.textContent).toBe('here');
});

it('keeps a selection in the column where it begins', async () => {
  const table = await show({ label: 'yet' }, { label: 'here' });
  fireEvent.mouseDown(rowWith(table, 'yet').querySelector('[data-side="after"]')!);
  expect(table.dataset['selects']).toBe('after');
  fireEvent.mouseDown(within(table).getByText('From'));
  expect(table.dataset['selects']).toBeUndefined();
});
