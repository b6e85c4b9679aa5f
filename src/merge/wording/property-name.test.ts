import { expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import zh from '../../../schemas/locales/zh-CN.json' with { type: 'json' };
import { fillIn } from '../../i18n/translate.ts';
import { propertyInWords } from './property-name.ts';

const named =
  (texts: Record<string, string>) =>
  (property: string): string =>
    propertyInWords((key, values = {}) => fillIn(texts[key] ?? key, values), property);

it.each([
  ['tpl', 'Words'],
  ['label', 'Label'],
  ['themeCss/baseControlClassName/font:default/color', 'Style: colour'],
  ['themeCss/baseControlClassName/padding-and-margin:hover/marginTop', 'Style: space around'],
  ['themeCss/baseControlClassName', 'Style'],
  ['themeCss', 'Style'],
  ['style/fontSize', 'Style: font size'],
  ['innerStyle/borderRadius', 'Style: corners'],
  ['api/url', 'Call: Address'],
  ['validations/isRequired', 'Rules: is required'],
  ['options/2/label', 'Options: Label'],
  ['maxTagLength', 'Setting “max tag length”'],
  ['config/series/0/type', 'Settings of the chart: Type'],
])('calls %s %s', (property, words) => {
  expect(named(en)(property)).toBe(words);
});

it('says no path and no name of a program for anything, in either language', () => {
  const names = [
    'themeCss',
    'baseControlClassName',
    'font:default',
    'xAxis',
    'onEvent',
    'click',
    'a',
    '0',
    'wrapperCustomStyle',
  ];
  const paths = names.flatMap((first) =>
    names.flatMap((second) => names.map((third) => `${first}/${second}/${third}`)),
  );
  for (const texts of [en, zh]) {
    expect(paths.map(named(texts)).filter((words) => /[/:](?! )|[a-z][A-Z]|api\.|\{/.test(words))).toEqual([]);
  }
});
