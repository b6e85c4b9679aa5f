import { expect, it } from 'vitest';
import type { Conflict, Json } from '../../../../src/merge/index.ts';
import { toConflicts } from './conflict-row.ts';

const words = (key: string): Conflict => {
  const side = { pointer: `/$texts/en-US/${key}`, value: key };
  return {
    id: key,
    kind: 'property',
    node: {},
    property: `/$texts/en-US/${key}`,
    pointer: side.pointer,
    stands: 'mine',
    base: side,
    theirs: side,
    mine: side,
  } as unknown as Conflict;
};

it('walks the page once for all conflicts of words', () => {
  let reads = 0;
  const last = {
    type: 'tpl',
    get tpl() {
      reads += 1;
      return 'i18n:a.k0';
    },
  };
  const keys = Array.from({ length: 40 }, (_, at) => `a.k${at}`);
  const base = { type: 'page', body: [...keys.map((key) => ({ type: 'tpl', tpl: `i18n:${key}` })), last] } as Json &
    object;
  const text = (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`;
  const said = { text, locale: 'en-US', services: { texts: { text: (_: string, key: string) => key } } } as never;
  const { conflicts } = toConflicts(said, { base, theirs: base, mine: base }, keys.map(words));
  expect(conflicts).toHaveLength(40);
  expect(conflicts[39]?.text).toContain('api.conflict.words');
  expect(reads).toBe(1);
});

it('shows words on every side, the own ones of each page before the product’s', () => {
  const heading = (tpl: string, own?: string) => ({
    type: 'page',
    body: { type: 'tpl', wrapperComponent: 'h2', tpl },
    ...(own ? { $texts: { 'en-US': { 'a.title': own } } } : {}),
  });
  const pages = { base: heading('i18n:a.title'), theirs: heading('i18n:a.title', 'Theirs'), mine: heading('Mine') };
  const side = (value: string) => ({ pointer: '/body', value });
  const conflict = {
    id: 'c',
    kind: 'property',
    node: { type: 'tpl' },
    property: '/tpl',
    pointer: '/body',
    stands: 'mine',
    base: side('i18n:a.title'),
    theirs: side('i18n:a.title'),
    mine: side('Mine'),
  } as unknown as Conflict;
  const product: Record<string, string> = { 'a.title': 'Nothing here', 'api.property.none': 'Words' };
  const say = (key: string, values?: object) =>
    [product[key] ?? key, ...(values ? [JSON.stringify(values)] : [])].join(' ');
  const said = { text: say, locale: 'en-US', services: { texts: { text: (_: string, key: string) => say(key) } } };
  const { conflicts } = toConflicts(said as never, pages, [conflict]);
  expect(conflicts).toMatchObject([{ base: 'Nothing here', theirs: 'Theirs', mine: 'Mine' }]);
  expect(conflicts[0]!.text).toContain('heading');
  expect(conflicts[0]!.text).toContain('"property":"Words"');
  expect(JSON.stringify(conflicts)).not.toContain('i18n:');
});
