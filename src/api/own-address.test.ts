import { describe, expect, it } from 'vitest';
import { ForeignAddress, ownAddress } from './own-address.ts';

const at = (url: string, contextPath = '') =>
  ownAddress(url, contextPath, `https://here.example${contextPath}/i/profile`);

describe('ownAddress', () => {
  it('puts the context path in front, once', () => {
    expect(at('/api/company?a=1')).toBe('/api/company?a=1');
    expect(at('/api/company', '/pw')).toBe('/pw/api/company');
    expect(at('/pw/api/company', '/pw')).toBe('/pw/api/company');
    expect(at('https://here.example/api/company')).toBe('/api/company');
  });

  it.each([
    'https://evil.example/api',
    '//evil.example/api',
    '/\\evil.example/api',
    'https://here.example.evil.example/',
    'https://here.example@evil.example/',
    'http://here.example/api',
    'javascript:alert(1)',
    'data:application/json,{}',
    '/..//evil.example',
  ])('sends nothing to %s', (url) => {
    expect(() => at(url)).toThrow(ForeignAddress);
  });
});
