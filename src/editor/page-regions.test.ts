import { expect, it } from 'vitest';
import { regionsOf, withRegions } from './page-regions.ts';

it.each([
  ['named ones', ['body', 'aside'], {}, ['body', 'aside']],
  ['what is filled', undefined, { aside: { type: 'tpl' }, toolbar: [] }, ['body', 'header', 'aside']],
  ['no empty ones', undefined, { aside: '', toolbar: null }, ['body', 'header']],
])('a page has %s', (_, named, page, expected) => {
  expect(regionsOf(named, page)).toEqual(expected);
});

it('the panel of a page ticks the regions that the page has', () => {
  const field = { type: 'checkboxes', name: 'regions', pipeIn: () => ['body', 'toolbar', 'aside', 'header'] };
  const [group] = withRegions([{ type: 'group', body: [{ type: 'switch' }, field] }]) as [{ body: unknown[] }];
  const { pipeIn } = group.body[1] as { pipeIn(value: unknown, store: unknown, data: object): unknown };
  expect(pipeIn(undefined, null, { toolbar: 'Print' })).toEqual(['body', 'header', 'toolbar']);
});
