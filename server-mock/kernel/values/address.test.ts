import { describe, expect, it } from 'vitest';
import { isMailAddress } from './address.ts';

const refused = [
  '',
  'a',
  'a@b',
  '@b.cn',
  'a@',
  'a@b.cn\r\nBcc: evil@x.cn',
  'a@b.cn\n',
  '\na@b.cn',
  'a@b.cn\r',
  'a@b.cn, evil@x.cn',
  'a@b.cn;evil@x.cn',
  'Ann <a@b.cn>',
  '<a@b.cn>',
  '"a b"@b.cn',
  'a b@b.cn',
  'a@b..cn',
  'a@-b.cn',
  'a..b@c.cn',
  '.a@c.cn',
  'a@b@c.cn',
  'a@[127.0.0.1]',
  `${'x'.repeat(65)}@b.cn`,
  `a@${'b.'.repeat(130)}cn`,
  'a\u0000@b.cn',
];

describe('mail address', () => {
  it.each(refused)('refuses %j', (value) => expect(isMailAddress(value)).toBe(false));

  it.each(['a@b.cn', 'first.last+tag@mail.example.com', "o'neil@example.ie", `${'x'.repeat(64)}@b.cn`])(
    'accepts %j',
    (value) => expect(isMailAddress(value)).toBe(true),
  );
});
