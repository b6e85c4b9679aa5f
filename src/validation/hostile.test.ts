import { describe, expect, it } from 'vitest';
import { validateScreen } from './screen.ts';

const codes = (page: unknown) => validateScreen(page, { texts: {} }).map(({ code }) => code);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let index = 0; index < depth; index++) value = { body: value };
  return value;
}

describe('broken JSON', () => {
  it.each([
    ['', 1, 1, 'json.empty'],
    [' \n ', 1, 1, 'json.empty'],
    ['{"type":"page",}', 1, 16, 'json.property-name-expected'],
    ['{"type":"page"\n "body":1}', 2, 2, 'json.comma-expected'],
    ['{"type":"page","body":[1,2}', 1, 27, 'json.close-bracket-expected'],
    ["{'type':'page'}", 1, 2, 'json.invalid-symbol'],
    ['{"type":"page" // x\n}', 1, 16, 'json.invalid-comment-token'],
    ['{"type":"page"', 1, 15, 'json.close-brace-expected'],
    ['{"type":"page}', 1, 9, 'json.unexpected-end-of-string'],
    ['{"type":"page"} 1', 1, 17, 'json.end-of-file-expected'],
    ['{"type":"\\x"}', 1, 9, 'json.invalid-escape-character'],
    ['\uFEFF{"type":"page"}', 1, 1, 'json.byte-order-mark'],
  ])('%j is told at %i:%i as %s', (text, line, column, code) => {
    expect(validateScreen(text, { texts: {} })[0]).toMatchObject({ line, column, code });
  });

  it('does not hide other mistakes', () => {
    expect(codes('{"type":"page",\n"body":[{"type":"fomr"},\n],}')).toContain('type.unknown');
  });

  it('is not what begins with a byte order mark: the rest is looked at as in any page', () => {
    const page = {
      type: 'page',
      body: [{ type: 'image', src: '/a.png' }, { type: 'tpl', tpl: 5, id: 'a' }, { id: 'a' }],
    };
    const text = JSON.stringify(page);
    expect(codes(text)).toEqual(['accessibility.alternative', 'value.type', 'type.missing']);
    expect(codes(`\uFEFF${text}`)).toEqual(['json.byte-order-mark', ...codes(text)]);
  });

  it('gets one message a line and not too many of them', () => {
    expect(codes('{]{]{]{]\n'.repeat(1000)).length).toBeLessThan(50);
  });
});

describe('bombs', { timeout: 60_000 }, () => {
  it.each([
    ['lists', '['.repeat(200_000)],
    ['objects', '{"a":'.repeat(200_000)],
    ['closed lists', '['.repeat(200_000) + ']'.repeat(200_000)],
  ])('of 200,000 nested %s are told', (_, text) => {
    expect(codes(text)).toEqual(['json.too-deep']);
  });

  it('of nested values are told', () => {
    expect(codes(nested(200_000))).toEqual(['json.too-deep']);
  });

  it('that contain themselves are told', () => {
    const value: Record<string, unknown> = {};
    value['body'] = [value, value];
    expect(codes(value)).toEqual(['json.too-deep']);
  });

  it('of length are told', () => {
    expect(codes(`"${'x'.repeat(5 * 1024 * 1024)}"`)).toEqual(['json.too-long']);
  });

  it.each([
    [
      'properties',
      `{"type":"page",${Array.from({ length: 20_000 }, (_, index) => `"k${index}":"x"`).join()}}`,
      ['more'],
    ],
    ['equal properties', `{"type":"page"${',"expression":"a"'.repeat(20_000)}}`, ['json.duplicate-key']],
    ['blanks', JSON.stringify({ type: 'chart', config: { a: ' '.repeat(1_000_000) } }), []],
    ['open formulas', JSON.stringify({ type: 'tpl', tpl: '${'.repeat(300_000) }), []],
    ['unknown types', JSON.stringify({ type: 'page', body: Array(20_000).fill({ type: 'x' }) }), ['type.unknown']],
  ])('of very many %s are looked through at once', (_, text, expected) => {
    expect(codes(text)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['a BigInt', { a: 1n }, 'page.not-json'],
    [
      'a toJSON that throws',
      {
        toJSON() {
          throw new Error('no');
        },
      },
      'page.not-json',
    ],
    [
      'a property that cannot be read',
      Object.defineProperty({}, 'a', {
        enumerable: true,
        get() {
          throw new Error('no');
        },
      }),
      'page.not-json',
    ],
    ['more text than an engine takes', { toJSON: () => 'x'.repeat(2 ** 30) }, 'json.too-long'],
  ])('of values with %s are told', (_, data, code) => {
    expect(codes({ type: 'page', data })).toEqual([code]);
  });

  it('of mistakes end with a word that there are more', () => {
    const messages = validateScreen(
      { type: 'page', body: Array(2000).fill({ type: 'nothing-like-it' }) },
      { texts: {} },
    );
    expect(messages).toHaveLength(501);
    expect(messages.at(-1)?.code).toBe('more');
  });
});

describe('pages that are no pages', () => {
  it.each([[null], [undefined], [true], [7], [[]], ['null'], ['"text"']])('%j is refused', (page) => {
    expect(codes(page)).toEqual(['page.not-object']);
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', ''])('a type %j is unknown', (type) => {
    expect(codes({ type: 'page', body: { type } })).toEqual(['type.unknown']);
  });

  it.each(['constructor', 'toString'])('an action %j is unknown, and lacks nothing', (actionType) => {
    const body = { type: 'button', label: 'B', onEvent: { click: { actions: [{ actionType }] } } };
    expect(codes({ type: 'page', body })).toEqual(['value.enum']);
  });

  it('own properties named like those of every object do not confuse the rules', () => {
    expect(codes('{"type":"page","body":{"type":"tpl","constructor":"x","hasOwnProperty":"y"}}')).toEqual([
      'property.unknown',
      'property.unknown',
    ]);
  });
});
