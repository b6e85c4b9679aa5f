import { expect, it } from 'vitest';
import { validateScreen } from '../screen.ts';

const page = (number: string) => `{
  "type": "page",
  "data": { "id": ${number} },
  "body": "x"
}`;

const found = (number: string) =>
  validateScreen(page(number), { texts: {} }).map(({ code, severity, line, column, pointer }) => ({
    code,
    severity,
    at: `${line}:${column} ${pointer}`,
  }));

it.each([
  ['948493988897554433', 'json.number-rounded', 'warning'],
  ['-9007199254740993', 'json.number-rounded', 'warning'],
  ['1e400', 'json.number-too-large', 'error'],
  ['-1E+999', 'json.number-too-large', 'error'],
  ['9'.repeat(310), 'json.number-too-large', 'error'],
])('tells of %s where it stands', (number, code, severity) => {
  expect(found(number)).toEqual([{ code, severity, at: '3:19 /data/id' }]);
});

it.each([
  '9007199254740991',
  '9007199254740994',
  '9007199254740992',
  '1e308',
  '0.1',
  '1e-400',
  '100000000000000000000',
])('leaves %s, which stays what it is', (number) => expect(found(number)).toEqual([]));
