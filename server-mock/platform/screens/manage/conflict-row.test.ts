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
  const said = { text, services: { texts: { text: (_: string, key: string) => key } } } as never;
  const { conflicts } = toConflicts(said, { base, theirs: base, mine: base }, keys.map(words));
  expect(conflicts).toHaveLength(40);
  expect(conflicts[39]?.text).toContain('api.conflict.words');
  expect(reads).toBe(1);
});
