import { describe, expect, it } from 'vitest';
import { layerBelow, prefixOf, screenAddress } from './address.ts';

describe('prefixOf', () => {
  it('names the level', () => {
    expect(prefixOf({})).toBe('/api');
    expect(prefixOf({ company: 'acme' })).toBe('/api/company/acme');
    expect(prefixOf({ company: 'a/b', app: 'crm' })).toBe('/api/company/a%2Fb/app/crm');
    expect(prefixOf({ app: 'crm' })).toBe('/api');
  });
});

describe('screenAddress', () => {
  it('asks for a layer, the safe one or a draft', () => {
    expect(screenAddress('/api', { id: 'home/index' })).toBe('/api/screen/home/index');
    expect(screenAddress('/api', { id: 'home/index', layer: 'platform', safe: true })).toBe(
      '/api/screen/home/index?layer=platform&safe=1',
    );
    expect(screenAddress('/api', { id: 'home/index', preview: 'a.b' })).toBe('/api/screen/home/index?preview=a.b');
  });
});

describe('layerBelow', () => {
  it('ends with the built-in layer', () => {
    expect([layerBelow('app'), layerBelow('company'), layerBelow('platform'), layerBelow('builtin')]).toEqual([
      'company',
      'platform',
      'builtin',
      null,
    ]);
  });
});
