import { expect, it } from 'vitest';
import { validateScreen } from '../screen.ts';

const found = (tpl: string, ...more: object[]) =>
  validateScreen({ type: 'page', body: [{ type: 'tpl', tpl }, ...more] }, { texts }).map(
    ({ code, severity, message }) => [code, severity, message],
  );

const texts = {
  'validate.formula.divided-time': '{filter} {format}',
  'validate.formula.divided-name': '{name} {instead}',
};
const time = (filter: string, format: string) => ['formula.divided-time', 'warning', `${filter} ${format}`];
const name = (text: string) => ['formula.divided-name', 'warning', `${text} &['${text}']`];

it.each([
  ['${when | date:HH:mm}', time('date', 'HH\\:mm')],
  ['at ${when | date:YYYY-MM-DD HH:mm:ss} o’clock', time('date', 'YYYY-MM-DD HH\\:mm\\:ss')],
  ['${when | date:mm:ss}', time('date', 'mm\\:ss')],
  ['${when | date:h:mm A}', time('date', 'h\\:mm A')],
  ['${when | toDate:YYYY-MM-DD HH:mm | fromNow}', time('toDate', 'YYYY-MM-DD HH\\:mm')],
  ['${!notify-me}', name('notify-me')],
  ['${a && !notify-me-now}', name('notify-me-now')],
])('warns of %s', (text, problem) => expect(found(text)).toEqual([problem]));

it.each([
  '${when | date:HH\\:mm}',
  '${when | date:YYYY-MM-DD}',
  '${when | date:YYYY-MM-DD:X}',
  '${when | date:HH\\:mm:YYYY-MM-DD HH\\:mm}',
  "${!&['notify-me']}",
  '${total-used}',
  '${!a && b - c}',
  'HH:mm e-mail ${a}',
])('says nothing about %s', (text) => expect(found(text)).toEqual([]));

it('takes a hyphen for a part of a name that the page has', () => {
  const field = { type: 'form', body: [{ type: 'input-text', name: 'notify-me', label: 'a' }] };
  expect(found('${notify-me}', field)).toEqual([name('notify-me')]);
  expect(found('${total - used}, ${a-b}', field)).toEqual([]);
});
