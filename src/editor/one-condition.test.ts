import { expect, it } from 'vitest';
import { withOneCondition } from './one-condition.ts';

const visible = { type: 'ae-StatusControl', name: 'visible' };
const hidden = { type: 'ae-StatusControl', name: 'hidden' };
const render = () => null;

it.each([
  ['asks once when a node shows', {}, [hidden, visible, { render }], [visible, { render }]],
  ['keeps the opposite of a node that has it', { hiddenOn: '${a}' }, [visible, hidden], [visible, hidden]],
  ['keeps it where there is no other field', {}, [hidden], [hidden]],
])('%s', (_, node, fields, expected) => {
  const panel = (body: unknown[]) => [{ type: 'collapse-group', body: [{ type: 'collapse', body }] }];
  expect(withOneCondition(panel(fields), node)).toEqual(panel(expected));
});
