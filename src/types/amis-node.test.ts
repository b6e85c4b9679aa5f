import { expect, it } from 'vitest';
import { validateScreen } from '../validation/index.ts';
import type { AmisNode, AmisPage } from './amis.ts';

const page: AmisNode = {
  type: 'page',
  title: 'A',
  body: [
    { type: 'form', api: 'post:/login', body: [{ type: 'input-text', name: 'a', label: 'A' }] },
    { type: 'button', label: 'B', level: 'primary' },
    { type: 'brand', siteName: 'C' },
  ],
};

// @ts-expect-error there is no such type
const type: AmisNode = { type: 'inptu-text' };
// @ts-expect-error there is no such level
const level: AmisNode = { type: 'alert', level: 'primry' };
// @ts-expect-error a text is no number
const debug: AmisNode = { type: 'form', interval: 'often' };
// @ts-expect-error the renderer of the platform needs it
const brand: AmisNode = { type: 'brand' };

it('the type and the checker say the same of a page and of mistakes', () => {
  const errors = (node: unknown) => validateScreen(node, { texts: {} }).length;
  expect(errors(page)).toBe(0);
  for (const wrong of [type, level, debug, brand]) expect(errors({ type: 'page', body: wrong })).toBeGreaterThan(0);
});

it('a page is typed down to its nodes', () => {
  const wrong: AmisPage[] = [
    // @ts-expect-error a page has no such property
    { type: 'page', boddy: 'x' },
    // @ts-expect-error nor has a form
    { type: 'page', body: { type: 'form', feilds: [] } },
    // @ts-expect-error nor a table's call such a method
    { type: 'page', body: { type: 'crud', api: { method: 'gte', url: '/' } } },
    // @ts-expect-error nor a button such a level
    { type: 'page', body: [{ type: 'button', label: 'x', level: 'primry' }] },
  ];
  for (const node of wrong) expect(validateScreen(node, { texts: {} }).length).toBeGreaterThan(0);
});
