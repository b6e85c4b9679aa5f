import { expect, it, vi } from 'vitest';
import { formulaFailed, tellOfFormulas } from './formula-failures.ts';

it('tells of a formula once, with its place', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const schema = {
    type: 'page',
    body: [
      { type: 'tpl', tpl: 'x' },
      { type: 'tpl', tpl: '${NOSUCH(1)}' },
    ],
  };
  tellOfFormulas(() => [{ id: 'docs/empty', schema }]);
  formulaFailed('${NOSUCH(1)}', new TypeError('no such function'));
  formulaFailed('${NOSUCH(1)}', new TypeError('no such function'));
  formulaFailed('${ELSE()}', 'odd');
  expect(warn.mock.calls).toEqual([
    ['docs/empty body.1.tpl: ${NOSUCH(1)} failed: no such function'],
    ['a page: ${ELSE()} failed: odd'],
  ]);
});
