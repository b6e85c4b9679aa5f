import { describe, expect, it } from 'vitest';
import { vouchesFor } from './email-domains.ts';

describe('the addresses that a company’s own provider may vouch for', () => {
  it.each([
    ['ann@corp.example', 'corp.example', true],
    ['ann@CORP.example', 'other.example, Corp.Example', true],
    ['ann@corp.example', 'other.example，corp.example', true],
    ['ann@mail.corp.example', 'corp.example', false],
    ['ann@notcorp.example', 'corp.example', false],
    ['ann@corp.example.evil.example', 'corp.example', false],
    ['ann@corp.example', '', false],
    ['ann@', '', false],
    ['', ',', false],
  ])('%s, agreed to %j: %s', (email, emailDomains, vouched) => {
    expect(vouchesFor({ emailDomains }, email)).toBe(vouched);
  });
});
