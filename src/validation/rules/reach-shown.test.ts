import { describe, expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import zh from '../../../schemas/locales/zh-CN.json' with { type: 'json' };
import routes from '../../../schemas/routes.json' with { type: 'json' };
import { root } from '../../machine/root.mjs';
import { withLowest } from '../../reach/overridable.ts';
import { operations } from '../../types/generated/operations.ts';
import type { RouteTable } from '../../types/start.ts';
import { validateScreen } from '../index.ts';
import { readShippedScreens } from '../parts/shipped.ts';

interface Options {
  layer?: 'company' | 'platform';
  texts?: Readonly<Record<string, string>>;
  frameHosts?: string[];
}

/** What is said of a node in a page, code and text. */
const told = (body: object, { texts = en, layer = 'company', frameHosts = [] }: Options = {}) =>
  validateScreen(JSON.stringify({ type: 'page', body }), {
    texts,
    layer,
    screen: 'company/desk',
    scope: { company: 'globex' },
    operations,
    routes: withLowest(routes as RouteTable, readShippedScreens(root).keys()),
    frameHosts,
  })
    .filter(({ code }) => code.startsWith('reach.'))
    .map(({ code, message }) => [code, message]);

const codes = (body: object, options?: Options) => told(body, options).map(([code]) => code);

describe('fields that upload', () => {
  const form = (field: object) => ({ type: 'form', body: [{ name: 'a', label: 'A', ...field }] });

  it.each([
    ['input-image', '/api/upload'],
    ['input-file', '/api/upload/file'],
  ])('%s without a receiver is told of', (type, path) => {
    for (const texts of [en, zh]) {
      const [[code, message] = []] = told(form({ type }), { texts });
      expect(code).toBe('reach.upload');
      expect(message).toContain(`POST ${path}`);
    }
    expect(codes(form({ type }), { layer: 'platform' })).toEqual([]);
  });

  it('a field that sends nothing is not, and one with a receiver has one message', () => {
    expect(codes(form({ type: 'input-file', asBase64: true }))).toEqual([]);
    expect(codes(form({ type: 'input-image', static: true }))).toEqual([]);
    expect(codes(form({ type: 'input-image', receiver: '/api/upload' }))).toEqual(['reach.call']);
  });

  it('a field that uploads to its own level is not', () => {
    expect(codes(form({ type: 'input-image', receiver: 'post:${prefix}/files' }))).toEqual([]);
    expect(codes(form({ type: 'input-file', receiver: 'post:${prefix}/files?kind=file' }))).toEqual([]);
    expect(codes(form({ type: 'input-file', receiver: 'post:/api/company/acme/files' }))).toEqual(['reach.call']);
  });
});

describe('pictures', () => {
  it.each<object>([
    { type: 'image', src: '/api/config' },
    { type: 'image', src: '${contextPath}/api/user/info' },
    { type: 'avatar', src: '${prefix}/screen/company/desk' },
    { type: 'carousel', options: [{ image: '/api/config' }] },
    { type: 'card', header: { avatar: '/auth/callback' } },
  ])('a call of the platform is none: %j', (body) => {
    for (const texts of [en, zh]) {
      const found = told(body, { texts });
      expect(found.map(([code]) => code)).toEqual(['reach.picture']);
      expect(found[0]?.[1]).toContain('/api/upload/');
    }
    expect(codes(body, { layer: 'platform' })).toEqual([]);
  });

  it.each<object>([
    { type: 'image', src: '/api/upload/abc' },
    { type: 'image', src: '${contextPath}/api/upload/${file}' },
    { type: 'image', src: '/assets/logo.svg' },
    { type: 'image', src: 'https://elsewhere.example/api/a.png' },
    { type: 'image', src: '${picture}' },
    { type: 'service', data: { src: '/api/config' }, body: 'x' },
  ])('passes %j', (body) => expect(codes(body)).toEqual([]));
});

describe('screens that schemaApi brings', () => {
  const service = (schemaApi: string) => ({ type: 'service', schemaApi });

  it.each(['home/companies', 'account/prove', 'docs/empty', 'errors/not-found', 'errors/forbidden'])(
    '%s of the platform is told of',
    (screen) => {
      for (const texts of [en, zh]) {
        const [[code, message] = []] = told(service(`get:\${prefix}/screen/${screen}?a=1`), { texts });
        expect(code).toBe('reach.screen');
        expect(message).toContain(screen);
      }
    },
  );

  it.each(['team/board', '${area}/${name}'])('%s may be the own level’s', (screen) => {
    expect(codes(service(`get:\${prefix}/screen/${screen}`))).toEqual([]);
  });

  it('a page may read a screen of the platform as data', () => {
    expect(codes({ type: 'service', api: 'get:${prefix}/screen/home/companies', body: 'x' })).toEqual([]);
  });
});

describe('frames', () => {
  it.each(['https://maps.example.com/a', 'http://maps.example.com/a'])('%s needs the operator', (src) => {
    for (const texts of [en, zh]) {
      const [[code, message] = []] = told({ type: 'iframe', src }, { texts });
      expect(code).toBe('reach.frame');
      expect(message).toContain('maps.example.com');
      expect(message).toContain('frameHosts');
    }
  });

  it('a named site passes; an own page or a formula is another mistake', () => {
    const frameHosts = ['maps.example.com'];
    expect(codes({ type: 'iframe', src: 'https://maps.example.com/a' }, { frameHosts })).toEqual([]);
    expect(codes({ type: 'iframe', src: '/i/security' }, { frameHosts })).toEqual(['reach.node']);
    expect(codes({ type: 'iframe', src: 'https://${host}/' }, { frameHosts })).toEqual(['reach.node']);
  });
});
