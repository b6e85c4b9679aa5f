import { describe, expect, it } from 'vitest';
import { type Conflict, type Json, merge } from '../../../../src/merge/index.ts';
import { toConflicts } from './conflict-row.ts';

const words = (key: string): Conflict => {
  const side = { pointer: `/$texts/en-US/${key}`, value: key };
  return {
    id: key,
    kind: 'property',
    node: {},
    property: `/$texts/en-US/${key}`,
    pointer: side.pointer,
    stands: 'mine',
    base: side,
    theirs: side,
    mine: side,
  } as unknown as Conflict;
};

it('walks the page once for all conflicts of words', () => {
  let reads = 0;
  const last = {
    type: 'tpl',
    get tpl() {
      reads += 1;
      return 'i18n:a.k0';
    },
  };
  const keys = Array.from({ length: 40 }, (_, at) => `a.k${at}`);
  const base = { type: 'page', body: [...keys.map((key) => ({ type: 'tpl', tpl: `i18n:${key}` })), last] } as Json &
    object;
  const text = (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`;
  const said = { text, locale: 'en-US', services: { texts: { text: (_: string, key: string) => key } } } as never;
  const { conflicts } = toConflicts(said, { base, theirs: base, mine: base }, keys.map(words));
  expect(conflicts).toHaveLength(40);
  expect(conflicts[39]?.text).toContain('api.conflict.words');
  expect(reads).toBe(1);
});

it('shows words on every side, the own ones of each page before the product’s', () => {
  const heading = (tpl: string, own?: string) => ({
    type: 'page',
    body: { type: 'tpl', wrapperComponent: 'h2', tpl },
    ...(own ? { $texts: { 'en-US': { 'a.title': own } } } : {}),
  });
  const pages = { base: heading('i18n:a.title'), theirs: heading('i18n:a.title', 'Theirs'), mine: heading('Mine') };
  const side = (value: string) => ({ pointer: '/body', value });
  const conflict = {
    id: 'c',
    kind: 'property',
    node: { type: 'tpl' },
    property: '/tpl',
    pointer: '/body',
    stands: 'mine',
    base: side('i18n:a.title'),
    theirs: side('i18n:a.title'),
    mine: side('Mine'),
  } as unknown as Conflict;
  const product: Record<string, string> = { 'a.title': 'Nothing here', 'api.property.none': 'Words' };
  const say = (key: string, values?: object) =>
    [product[key] ?? key, ...(values ? [JSON.stringify(values)] : [])].join(' ');
  const said = { text: say, locale: 'en-US', services: { texts: { text: (_: string, key: string) => say(key) } } };
  const { conflicts } = toConflicts(said as never, pages, [conflict]);
  expect(conflicts).toMatchObject([{ base: 'Nothing here', theirs: 'Theirs', mine: 'Mine' }]);
  expect(conflicts[0]!.text).toContain('heading');
  expect(conflicts[0]!.text).toContain('"property":"Words"');
  expect(JSON.stringify(conflicts)).not.toContain('i18n:');
});

describe('own words against another key', () => {
  const product: Record<string, Record<string, string>> = {
    'zh-CN': { 'a.lead': '选择公司', 'a.none': '没有公司', 'api.language.en-US': '英文', 'api.language.zh-CN': '中文' },
    'en-US': {
      'a.lead': 'Your companies',
      'a.none': 'No company',
      'api.language.en-US': 'English',
      'api.language.zh-CN': 'Chinese',
    },
  };
  const lead = (tpl: string, $texts?: object) => ({
    type: 'page',
    body: [{ type: 'tpl', id: 'lead', tpl }],
    ...($texts && { $texts }),
  });
  const words = (zh: string, en: string) => ({ 'zh-CN': { 'a.lead': zh }, 'en-US': { 'a.lead': en } });

  function rowsFor(locale: 'zh-CN' | 'en-US', base: object, theirs: object, mine: object) {
    const say = (language: string, key: string, values?: object) =>
      key === 'api.conflict.inLanguage'
        ? Object.values(values!).join(': ')
        : (product[language]![key] ?? (values ? `${key} ${JSON.stringify(values)}` : key));
    const text = (key: string, values?: object) => say(locale, key, values);
    const { conflicts } = merge(base as Json, theirs as Json, mine as Json);
    return toConflicts({ text, locale, services: { texts: { text: say } } } as never, { base, theirs, mine }, conflicts)
      .conflicts;
  }

  const [base, theirs] = [lead('i18n:a.lead'), lead('i18n:a.none')];

  it('are shown in the language of the reader, without a key', () => {
    const mine = lead('i18n:a.lead', words('挑选公司', 'Pick your company'));
    const english = rowsFor('en-US', base, theirs, mine);
    expect(english).toMatchObject([{ base: 'Your companies', theirs: 'No company', mine: 'Pick your company' }]);
    const chinese = rowsFor('zh-CN', base, theirs, mine);
    expect(chinese).toMatchObject([{ base: '选择公司', theirs: '没有公司', mine: '挑选公司' }]);
    expect(JSON.stringify([english, chinese])).not.toMatch(/a\.(lead|none)/);
  });

  it('show both languages when they differ in the other language only', () => {
    const mine = lead('i18n:a.lead', words('选择公司', 'Pick your company'));
    expect(rowsFor('zh-CN', base, theirs, mine)).toMatchObject([
      {
        base: '中文: 选择公司 · 英文: Your companies',
        theirs: '中文: 没有公司 · 英文: No company',
        mine: '中文: 选择公司 · 英文: Pick your company',
      },
    ]);
  });

  it('name the node that both sides added, and show no words of the base', () => {
    const added = (words: string) => lead('i18n:own.x', { 'zh-CN': { 'own.x': '新' }, 'en-US': { 'own.x': words } });
    const [row, ...others] = rowsFor('en-US', { type: 'page', body: [] }, added('Theirs'), added('Mine'));
    expect(others).toEqual([]);
    expect(row).toMatchObject({ base: 'api.conflict.unset', theirs: 'Theirs', mine: 'Mine' });
    expect(row!.text).toContain('Mine');
    expect(row!.text).not.toContain('own.x');
  });

  it('name the page when no node shows the words', () => {
    const unused = (words: string) => ({
      ...lead('Plain'),
      title: 'Companies',
      $texts: { 'zh-CN': {}, 'en-US': { 'own.x': words } },
    });
    const [row] = rowsFor('en-US', unused('One'), unused('Theirs'), unused('Mine'));
    expect(row).toMatchObject({ base: 'One', theirs: 'Theirs', mine: 'Mine' });
    expect(row!.text).toContain('Companies');
    expect(row!.text).not.toContain('own.x');
  });
});
