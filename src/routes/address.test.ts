import { describe, expect, it } from 'vitest';
import { resolveDestination } from './address.ts';

const at = (address: string, contextPath = '') =>
  resolveDestination(address, `https://here.example${contextPath}/i/profile?a=1`, contextPath);

describe('resolveDestination', () => {
  it.each([
    ['/login?redirect=%2Fi', '/login?redirect=%2Fi'],
    ['?a=2', '/i/profile?a=2'],
    ['#part', '/i/profile?a=1#part'],
    ['companies', '/i/companies'],
    ['https://here.example/i', '/i'],
    ['', '/i/profile?a=1'],
  ])('%j stays inside as %s', (address, path) => {
    expect(at(address)).toEqual({ kind: 'inside', path });
  });

  it('takes paths with and without the context path', () => {
    const inside = { kind: 'inside', path: '/i/roles' };
    expect(at('/i/roles', '/pw')).toEqual(inside);
    expect(at('/pw/i/roles', '/pw')).toEqual(inside);
    expect(at('/pw', '/pw')).toEqual({ kind: 'inside', path: '/' });
    expect(at('https://here.example/other', '/pw')).toEqual({ kind: 'outside', url: 'https://here.example/other' });
  });

  it.each([
    ['//evil.example/x', 'https://evil.example/x'],
    ['/\\evil.example', 'https://evil.example/'],
    ['https://evil.example', 'https://evil.example/'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('%j is outside', (address, url) => {
    expect(at(address)).toEqual({ kind: 'outside', url });
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '/..//evil.example',
    'http://[',
  ])('%j is not followed', (address) => {
    expect(at(address)).toBeNull();
  });
});
