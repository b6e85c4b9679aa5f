import { describe, expect, it } from 'vitest';
import { operations } from '../../types/generated/operations.ts';
import { validateScreen } from '../index.ts';

const told = (page: unknown, more: object = {}) =>
  validateScreen(page, { texts: {}, ...more }).map(({ pointer, code }) => `${pointer} ${code}`);

const page = (waivers: object[], body: unknown = 'x') => ({
  type: 'page',
  $waivers: waivers.map((waiver) => ({ reason: 'r', ...waiver })),
  body,
});

const ALTERNATIVE = { code: 'accessibility.alternative' };
const image = { type: 'image', src: '/a.png' };

it('of two waivers for one finding the earlier is the one that is needed', () => {
  const placed = { ...ALTERNATIVE, pointer: '/body' };
  expect(told(page([ALTERNATIVE, placed], image))).toEqual(['/$waivers/1 waiver.unused']);
  expect(told(page([placed, ALTERNATIVE], image))).toEqual(['/$waivers/1 waiver.unused']);
});

describe('a waiver that points beside a finding', () => {
  const pointed = (pointer: string, body: unknown, code = ALTERNATIVE.code) =>
    validateScreen(page([{ code, pointer }], body), { texts: {} }).map((message) =>
      [message.pointer, message.severity, message.code, message.suggestion].join(' '),
    );

  it.each(['*', '', '/body', 'body/0', '#/body/0', '/nothing/here'])(
    'is told in its place, with the right pointer: "%s"',
    (pointer) => {
      expect(pointed(pointer, [image])).toEqual(['/$waivers/0/pointer warning waiver.pointer /body/0']);
    },
  );

  it('is an error where the finding is one', () => {
    expect(pointed('/body', { type: 'imgae' }, 'type.unknown')).toEqual([
      '/$waivers/0/pointer error waiver.pointer /body/type',
    ]);
  });

  it.each([
    ['/body/1/body', '/body/1', 'above it'],
    ['/bdy/11', '/body/11', 'that ends like it'],
    ['body/10', '/body/10', 'that is it but for a slash'],
  ])('is told with the nearest: %s is meant to be %s, %s', (pointer, nearest) => {
    const messages = pointed(pointer, Array(12).fill(image));
    expect(messages[0]).toBe(`/$waivers/0/pointer warning waiver.pointer ${nearest}`);
    expect(messages).toHaveLength(12);
    expect(messages).not.toContain(`${nearest} warning accessibility.alternative `);
  });

  it('takes the place of one finding only, and each waiver that of another', () => {
    const waivers = [0, 1, 2].map((index) => ({ ...ALTERNATIVE, pointer: `/${index}` }));
    expect(told(page(waivers, [image, image]))).toEqual([
      '/$waivers/0/pointer waiver.pointer',
      '/$waivers/1/pointer waiver.pointer',
      '/$waivers/2 waiver.unused',
    ]);
  });
});

it.each([
  [{ pionter: '/body' }, '/$waivers/0/pionter waiver.shape pointer'],
  [{ cdoe: 'id.duplicate', code: undefined }, '/$waivers/0/cdoe waiver.shape code'],
  [{ 'a/b': 'x' }, '/$waivers/0/a~1b waiver.shape '],
  [{ pointer: 0 }, '/$waivers/0/pointer waiver.shape '],
  [{ code: undefined }, '/$waivers/0 waiver.shape '],
])('a waiver of another shape is told where it is wrong: %j', (more, expected) => {
  const messages = validateScreen(page([{ code: 'id.duplicate', ...more }]), { texts: {} });
  expect(messages.map(({ pointer, code, suggestion = '' }) => `${pointer} ${code} ${suggestion}`)).toEqual([expected]);
});

it.each([
  ['of another shape', 'x', 'error'],
  ['with a slip', { ...ALTERNATIVE, reason: 'r', pionter: '' }, 'error'],
  ['of unknown codes', { code: 'no.such', reason: 'r' }, 'error'],
  ['that nothing needs', { ...ALTERNATIVE, reason: 'r', pointer: '/a' }, 'warning'],
])('that there are more than 500 wrong ones is told: %s', (_, waiver, severity) => {
  const messages = validateScreen({ type: 'page', $waivers: Array(600).fill(waiver), body: 'x' }, { texts: {} });
  expect(messages).toHaveLength(501);
  expect(messages.at(-1)).toMatchObject({ code: 'more', severity });
});

it('every waiver counts, however many there are', () => {
  const waivers = Array.from({ length: 600 }, (_, index) => ({ ...ALTERNATIVE, pointer: `/body/${index}` }));
  expect(told(page(waivers, Array(600).fill(image)))).toEqual([]);
  expect(told(page([...waivers, { code: 'no.such' }], Array(600).fill(image)))).toEqual([
    '/$waivers/600/code waiver.unknown-code',
  ]);
});

describe('a waiver that nothing needs is not told', () => {
  it('where the syntax is broken: what it is for may be lost', () => {
    const text = JSON.stringify(page([ALTERNATIVE], [image]));
    expect(told(text.replace(']}', ',]}'))).toEqual(['/body/0 json.value-expected']);
  });

  it.each([
    ['link.unknown-route', { routes: { routes: [], errors: {} } }],
    ['api.unknown', { operations }],
    ['api.method', { operations }],
    ['api.unknown-field', { operations }],
    ['text.unknown-key', { keys: new Set() }],
    ['shell.outlets', { screen: 'shell/own' }],
  ])('where its check is not switched on: %s', (code, on) => {
    expect(told(page([{ code }]))).toEqual([]);
    expect(told(page([{ code }]), on)).toContain('/$waivers/0 waiver.unused');
  });

  it('where a slip hides what it is for', () => {
    expect(told(page([ALTERNATIVE], { ...image, type: 'imgae' }))).toEqual(['/body/type type.unknown']);
    expect(told(page([ALTERNATIVE], { ...image, atl: 'x' }))).toEqual(['/body/atl property.unknown']);
  });
});
