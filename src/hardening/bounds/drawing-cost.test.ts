import { expect, it } from 'vitest';
import { drawingCost } from './drawing-cost.ts';

/** What a sign costs in a long text of its kind. */
const each = (text: string) => drawingCost(text.repeat(1000)) / (text.length * 1000);

it('a letter of Latin costs one', () => {
  expect(drawingCost('')).toBe(0);
  expect(drawingCost('Sign in, please. 1 < 2')).toBe(22);
});

it.each([
  ['Polish, Greek, Cyrillic', 'Zażółć gęślą jaźń · Ελληνικά · Кириллица '],
  ['Chinese', '请先登录，然后选择您的公司。'],
  ['Korean', '한국어 페이지 '],
  ['English with quotation marks', '“It’s here” – said the owner … '],
])('a page in %s costs less than ten for each sign', (_, text) => expect(each(text)).toBeLessThan(10));

it.each([
  ['Chinese with Latin words', '请用 Pagewright 登录。'],
  ['Japanese', 'このページは日本語で書かれています。'],
  ['Vietnamese, with marks of its own', 'tie\u0302\u0301ng Vie\u0323\u0302t '],
])('a page in %s costs less than forty for each sign', (_, text) => expect(each(text)).toBeLessThan(40));

it.each([
  ['Arabic', 'مرحبا بالعالم '],
  ['Hindi', 'नमस्ते दुनिया '],
  ['Khmer', 'សូមស្វាគមន៍'],
  ['Tibetan', 'བཀྲ་ཤིས་'],
])('a page in %s costs about a hundred for each sign at most', (_, text) => {
  expect(each(text)).toBeLessThan(105);
  expect(each(text)).toBeGreaterThan(50);
});

it.each([
  ['letters of many scripts', 'अกაא'],
  ['a usual letter and a rare one', 'aअ'],
  ['Latin and Chinese', 'a中'],
  ['kanji and kana', '中か'],
  ['Chinese and Korean', '中한'],
  ['digits of many scripts', '٠०০੦૦୦௦౦೦൦'],
  ['punctuation of many scripts', '؟।๏༄།᙭᠀⸀'],
  ['symbols of many blocks', '⇐∑⌘①■♞✂⟰⤴⦿'],
  ['letters of Latin that few fonts have', 'ꜣꜥꜧꜩ'],
  ['private signs', '\ue000\ue001'],
  ['signs that nobody has assigned', '\u0378\u05ff\u085f'],
  ['marks of other scripts', 'a\u0941\u0e34\u064b\u05b0'],
  ['a letter and a mark', 'q\u0301'],
  ['a letter and a variation selector', 'a\ufe0f'],
  ['signs that turn the reading direction', '\u202e\u202d'],
])('%s in turn cost more than thirty for each sign', (_, text) => expect(each(text)).toBeGreaterThan(30));

it('marks beyond the fourth on a letter cost most of all', () => {
  expect(each(`a${'\u0301'.repeat(500)}`)).toBeGreaterThan(300);
});

it('stops counting where its caller knows enough', () => {
  expect(drawingCost('अ'.repeat(1_000_000), 1000)).toBeLessThan(1200);
});
