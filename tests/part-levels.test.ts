import { expect, it } from 'vitest';
import routes from '../schemas/routes.json' with { type: 'json' };
import { root } from '../src/machine/root.mjs';
import { composeScreen } from '../src/validation/parts/compose.ts';
import { isPart, jsonObject } from '../src/validation/parts/include.ts';
import { readShippedScreens } from '../src/validation/parts/shipped.ts';

/** Levels that may override, from the one that trusts nobody. */
const LEVELS = ['builtin', 'platform', 'company', 'app'];

const levels: Record<string, string> = routes.overridable;
const levelOf = (id: string): number => LEVELS.indexOf(levels[id] ?? 'platform');
const shipped = readShippedScreens(root);
const schemaOf = (id: string) => jsonObject(shipped.get(id) ?? '');

/** The pages that each part stands in. */
function pagesOfParts(): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>();
  for (const page of shipped.keys()) {
    const schema = schemaOf(page) ?? {};
    if (isPart(schema)) continue;
    for (const { id } of composeScreen(page, schema, (part) => schemaOf(part) ?? 'unknown').parts) {
      pages.set(id, (pages.get(id) ?? new Set()).add(page));
    }
  }
  return pages;
}

it('no part may be overridden by lower levels than all pages that it stands in', () => {
  const pages = [...pagesOfParts()];
  expect(pages.length).toBeGreaterThan(50);
  const open = pages.filter(([part, of]) => levelOf(part) > Math.max(...[...of].map(levelOf)));
  expect(open.map(([part]) => part)).toEqual([]);
});

/** Drawn by the host over whatever page is shown, with the parts that they include (`src/host/explain`, `src/host/find`). */
const overPages = [
  'frame/find',
  'frame/find-row',
  'frame/switch',
  'frame/switch-row',
  'screens/explain-here',
  'screens/explain-screen',
];

/** The platform puts it on pages of apps that are made without a component. */
const onPagesOfApps = ['app/custom-page'];

it('every part stands in a page', () => {
  const used = pagesOfParts();
  const known = new Set([...used.keys(), ...overPages, ...onPagesOfApps]);
  const idle = [...shipped.keys()].filter((id) => isPart(schemaOf(id)) && !known.has(id));
  expect(idle).toEqual([]);
});
