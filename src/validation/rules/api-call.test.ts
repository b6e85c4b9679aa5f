import { describe, expect, it } from 'vitest';
import { operations } from '../../types/generated/operations.ts';
import { validateScreen } from '../index.ts';

const told = (node: object) =>
  validateScreen({ type: 'page', body: { type: 'service', body: 'x', ...node } }, { texts: {}, operations }).map(
    ({ pointer, code, suggestion = '–' }) => [pointer, code, suggestion].join(' '),
  );

describe('a call', () => {
  it.each([
    'get:/api/company',
    'get:${contextPath}/api/company',
    'get:/api/screen/home/x',
    'get:/api/company/${k}/screen/home/x',
    'get:/api/company/${k}/app/${a}/screen/home/x',
    'get:${prefix}/screen/home/x',
    'get:https://a.example/compny',
  ])('that there is: %s', (api) => {
    expect(told({ api })).toEqual([]);
  });

  it.each([
    ['get:/api/compny', 'api.unknown /api/company'],
    ['get:${contextPath}/api/compny', 'api.unknown /api/company'],
    ['get:/screen/home/x', 'api.unknown –'],
    ['get:${prefix}/api/company', 'api.unknown –'],
    ['patch:/api/company', 'api.method'],
  ])('that there is none: %s', (api, expected) => {
    expect(told({ api })).toEqual([expect.stringContaining(`/body/api ${expected}`)]);
  });
});

it.each([
  ['get:/api/nothing', '–'],
  ['/api/user', '–'],
  ['post:/api/login', '–'],
  ['get:/api/audits', '–'],
  ['get:/aut/github', '/auth/:provider'],
  ['get:/api/company/x/thrd', '/api/company/:companyKey/third'],
  ['get:/api/upload/x/y', '/api/upload/:id'],
])('what was meant is near in what is fixed of an address: %s', (api, meant) => {
  expect(told({ api })).toEqual([`/body/api api.unknown ${meant}`]);
});

it('an address that lacks its slash is told as it is written', () => {
  const texts = { 'validate.api.unknown': '{method} {path}', 'validate.suggestion': ' → {suggestion}' };
  const page = { type: 'page', body: { type: 'service', api: 'api/company', body: 'x' } };
  expect(validateScreen(page, { texts, operations }).map(({ message }) => message)).toEqual([
    'GET api/company → /api/company',
  ]);
});

describe('a call that is written as an object', () => {
  const ADDRESS = 'pots:/api/company';

  it.each([
    ['whose method stands in the address', { url: ADDRESS }, 'url api.unknown-method post'],
    ['with a method of its own as well', { method: 'get', url: ADDRESS }, 'url api.unknown-method post'],
    ['that there is none', { method: 'get', url: '/api/compny' }, 'url api.unknown /api/company'],
    ['that there is with another method', { method: 'patch', url: '/api/company' }, 'method api.method'],
    ['that there is with a method', { url: '/login' }, 'url api.method post'],
  ])('is told at what is wrong: %s', (_, call, expected) => {
    expect(told({ api: call })).toEqual([expect.stringContaining(`/body/api/${expected}`)]);
  });

  it('is told in the place of a source, too', () => {
    const source = { method: 'get', url: ADDRESS };
    const field = { type: 'select', name: 'a', label: 'A', source, labelField: 'name', valueField: 'id' };
    expect(told({ body: field })).toEqual(['/body/body/source/url api.unknown-method post']);
  });

  it('is none where an address only leads elsewhere', () => {
    expect(told({ body: { type: 'button', label: 'B', actionType: 'url', url: 'zoom:1', link: '' } })).toEqual([]);
  });
});
