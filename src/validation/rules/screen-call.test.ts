import { describe, expect, it } from 'vitest';
import { operations } from '../../types/generated/operations.ts';
import { validateScreen } from '../screen.ts';
import { screenCall } from './screen-call.ts';

const rules = [screenCall(new Set(['home/companies']))];
const told = (schemaApi: unknown) =>
  validateScreen({ type: 'page', body: { type: 'service', schemaApi } }, { texts: {}, operations, rules }).map(
    ({ pointer, code, suggestion = '–' }) => [pointer, code, suggestion].join(' '),
  );

describe('a call that brings a screen', () => {
  it.each([
    ['get:/api/screen/home/compnies', '/body/schemaApi api.unknown /api/screen/home/companies'],
    ['get:${contextPath}/api/screen/home/nothing?a=1', '/body/schemaApi api.unknown –'],
    ['/api/screen/home/companies', '/body/schemaApi api.method get'],
    [{ method: 'get', url: '/api/screen/home/compnies' }, '/body/schemaApi/url api.unknown /api/screen/home/companies'],
  ])('that there is none of: %j', (api, message) => {
    expect(told(api)).toEqual([message]);
  });

  it.each([
    'get:/api/screen/home/companies',
    'get:/api/screen/home/${name}',
    'get:${prefix}/screen/home/compnies',
    'get:/api/company/a/screen/home/compnies',
  ])('that there is, or may be: %s', (api) => {
    expect(told(api)).toEqual([]);
  });
});
