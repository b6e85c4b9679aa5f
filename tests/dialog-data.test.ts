import { expect, it } from 'vitest';
import { composedText, readShippedScreens } from '../src/validation/parts/shipped.ts';

/** What the host puts into the data of every page. */
const ROOT = ['companies', 'config', 'contextPath', 'params', 'user'];

const reads = (text: string, name: string): boolean =>
  [...text.matchAll(/\$\{[^}]*\}/g)].some(([expression]) =>
    new RegExp(`(?<![\\w.'"])${name}\\b(?!['"])`).test(expression),
  );

/** The names of the page's data that a dialog reads and is not given, although it has data of its own. */
function lacking(node: unknown, found: string[] = []): string[] {
  if (node === null || typeof node !== 'object') return found;
  const { dialog } = node as { dialog?: { data?: Record<string, unknown>; body?: unknown } };
  if (typeof dialog?.data === 'object' && !('&' in dialog.data)) {
    const { data, ...rest } = dialog;
    const text = JSON.stringify(rest);
    found.push(...ROOT.filter((name) => !(name in data) && reads(text, name)));
  }
  for (const value of Object.values(node)) lacking(value, found);
  return found;
}

const shipped = readShippedScreens('.');

it('hands dialogs with data of their own what they read of the page', { timeout: 60_000 }, () => {
  const found = [...shipped.keys()].flatMap((id) =>
    lacking(JSON.parse(composedText(shipped, id))).map((name) => `${id}: ${name}`),
  );
  expect(found).toEqual([]);
});
