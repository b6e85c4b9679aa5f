import { expect, it } from 'vitest';
import { plainName } from './plain-name.ts';

it.each([
  ['Globex', 'Globex'],
  ['J.R.R. Tolkien', 'J. R. R. Tolkien'],
  ['Win: evil.test/win', 'Win: evil. test/win'],
  ['evil\uff0etest evil\u3002test', 'evil\uff0e test evil\u3002 test'],
  ['mailto:a@evil..test', 'mailto: a@evil. . test'],
  ['Globex https://evil.test/win now', 'Globex  now'],
  ['Globex ht\u200btps:/\u2066/evil.test', 'Globex'],
  ['Globex\r\n\r\nYour account ends.\u2028evil.test', 'Globex    Your account ends. evil. test'],
  ['Ev\u202eil\u0000', 'Evil'],
  ['www.evil.test', '–'],
  ['\u200b', '–'],
])('writes the name %j as %j', (given, written) => expect(plainName(given)).toBe(written));
