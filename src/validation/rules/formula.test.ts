import { describe, expect, it } from 'vitest';
import { validateScreen } from '../screen.ts';

const found = (...texts: string[]) =>
  validateScreen({ type: 'page', body: texts.map((tpl) => ({ type: 'tpl', tpl })) }, { texts: {} }).map(
    ({ pointer, code }) => [pointer, code],
  );

it.each(['${upperCase(a)}', '${IF(isTrue(a), 1, 2)}', '${join(a, 1) | trim}'])(
  'a filter may be called as a function: %s',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

it('functions are those of amis-formula and those that amis adds', () => {
  expect(found("${SUM(a) + GETRENDERERDATA('b', 'c')}")).toEqual([]);
});

describe('formulas that look like others', () => {
  it.each([
    ['a function', '${SUM(a1)}', '${SUN(a1)}', 'formula.unknown-function'],
    ['a filter', '${a | json}', '${b | jsn}', 'formula.unknown-filter'],
    ['a filter after another', '${a | trim | upperCase}', '${b | date:YYYY | upperCas}', 'formula.unknown-filter'],
    ['a filter like no other', '${a | trim | json}', '${b | trim | xyzzy}', 'formula.unknown-filter'],
    ['a sign', '${a1 + b}', '${c2 + }', 'formula.syntax'],
    ['an escape', "${a}\\\\name's", "${a}\\qame's", 'formula.syntax'],
  ])('are read for themselves: %s', (_, sound, broken, code) => {
    expect(found(sound, sound)).toEqual([]);
    expect(found(sound, broken)).toEqual([['/body/1/tpl', code]]);
    expect(found(broken, sound)).toEqual([['/body/0/tpl', code]]);
  });

  it('are sound whatever their names and numbers', () => {
    expect(found('${a1 + b.c[2] | json}', '${total + rows.list[10] | json}', '${d && !e}', '${x9 && !y_}')).toEqual([]);
  });
});

/** What is told of a property of a node: code, column within its text, what the message fills in, and what was meant. */
function unclosed(key: string, text: string) {
  const texts = { 'validate.formula.unclosed': '{sign} {column}', 'validate.suggestion': '' };
  const before = `{"type":"page","body":{"type":"tpl","tpl":"x","${key}":`;
  return validateScreen(`${before}${JSON.stringify(text)}}}`, { texts }).map(
    ({ code, column, message, suggestion }) => [code, column - before.length - 1, message, suggestion],
  );
}

describe.each(['label', 'hiddenOn', 'visibleOn', 'disabledOn'])('what a formula does not close, in %s', (key) => {
  it.each([
    ['${a == 1', '${', 1, '${a == 1}'],
    ['${(a == 1}', '(', 3, '${(a == 1)}'],
    ["${a == '1}", "'", 8, "${a == '1'}"],
    ['${a[1}', '[', 4, '${a[1]}'],
    ['${SUM(a, {b: (1)}}', '(', 6, '${SUM(a, {b: (1)})}'],
  ])('is named with its place: %s', (text, sign, column, meant) => {
    expect(unclosed(key, text)).toEqual([['formula.unclosed', column, `${sign} ${column}`, meant]]);
  });
});

it('what comes before in a text is no part of what is not closed', () => {
  expect(unclosed('label', '${a} (b ${c')).toEqual([['formula.unclosed', 9, '${ 9', '${a} (b ${c}']]);
  expect(unclosed('label', '\\${a ${(c}')).toEqual([['formula.unclosed', 9, '( 8', '\\${a ${(c)}']]);
});

it.each([
  ['(a == 1', '${(a == 1)}'],
  ["this.a == '1", "${a == '1'}"],
  ['a == ) 1', undefined],
])('what is proposed for a condition can be read: %s', (visibleOn, suggestion) => {
  const messages = validateScreen({ type: 'page', body: { type: 'tpl', tpl: 'x', visibleOn } }, { texts: {} });
  expect(messages.map(({ code, suggestion: meant }) => [code, meant])).toEqual([['eval.expression', suggestion]]);
});

it.each([
  ['${IF(a，b)}', '，', 7, '${IF(a,b)}'],
  ['${a # b}', '#', 5, undefined],
  ['${a @ b}', '@', 5, undefined],
])('a sign that no formula has is named with its place: %s', (tpl, token, column, suggestion) => {
  const texts = { 'validate.formula.syntax': '{token} {column}', 'validate.suggestion': '' };
  const [message] = validateScreen({ type: 'page', body: { type: 'tpl', tpl } }, { texts });
  expect(message).toMatchObject({ code: 'formula.syntax', message: `${token} ${column}` });
  expect(message?.suggestion).toBe(suggestion);
});

/** What is told of a text: code, and what stands in the document where it is told. */
function placed(tpl: string) {
  const text = JSON.stringify({ type: 'page', body: { type: 'tpl', tpl } });
  return validateScreen(text, { texts: {} }).map(({ code, column }) => [code, text.slice(column - 1)]);
}

describe('the place of a mistake is its own', () => {
  it.each([
    ['some text before ${a} and then ${UPPPER(b)}', 'formula.unknown-function', 'UPPPER(b)}"}}'],
    ['a "text" before ${UPPPER(b)}', 'formula.unknown-function', 'UPPPER(b)}"}}'],
    ['\u0001\u00e9 ${a | trim | uperCase} b', 'formula.unknown-filter', 'uperCase} b"}}'],
    ['${(a | uperCase)}', 'formula.unknown-filter', 'uperCase)}"}}'],
    ['line one\nline ${two +} x', 'formula.syntax', '} x"}}'],
    ['a\r\n\nb ${c}\n x ${two +} x', 'formula.syntax', '} x"}}'],
  ])('%j', (tpl, code, rest) => {
    expect(placed(tpl)).toEqual([[code, rest]]);
  });
});

describe('a name behind a bar', () => {
  it.each(['${a|fooo}', '${price | fooo} CNY', '${a | fooo:1}', '${a | fooo:x:y | json}', '${a | trim | fooo}'])(
    'is a filter that there is none of, like another or not: %s',
    (text) => {
      expect(found(text)).toEqual([['/body/0/tpl', 'formula.unknown-filter']]);
    },
  );

  it.each(['${(a | fooo)}', '${a | fooo + 1}', '${a ? b | fooo : c}', '${a | fooo.b}', '${a | 1}', '${a | index}'])(
    'is a value where amis reads one: %s',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  it('is a value where the page has one of the name, but no filter with arguments or behind another', () => {
    const told = (tpl: string) =>
      validateScreen({ type: 'page', data: { fooo: 1 }, body: { type: 'tpl', tpl } }, { texts: {} }).length;
    expect(['${a | fooo}', '${a | fooo:1}', '${a | trim | fooo}'].map(told)).toEqual([0, 1, 1]);
  });
});

it('a name behind a bar that the page has does not hide a mistake before it', () => {
  const page = { type: 'page', data: { b: 1 }, body: { type: 'tpl', tpl: '${UPPPER(c)} ${a | b}' } };
  expect(validateScreen(page, { texts: {} }).map(({ code }) => code)).toEqual(['formula.unknown-function']);
});
