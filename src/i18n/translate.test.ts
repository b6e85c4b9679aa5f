import { describe, expect, it } from 'vitest';
import zh from '../../schemas/locales/zh-CN.json' with { type: 'json' };
import { fillIn, keysOf, translate } from './translate.ts';

const texts = { 'login.title': 'Sign in', 'login.title.long': 'Sign in, please', 'a-b.c': 'AB' };

describe('translate', () => {
  it('replaces every key of every string', () => {
    const schema = { type: 'page', title: 'i18n:login.title', body: ['<b>i18n:a-b.c</b> i18n:login.title.', 3, null] };
    expect(translate(schema, texts)).toEqual({ type: 'page', title: 'Sign in', body: ['<b>AB</b> Sign in.', 3, null] });
  });

  it('takes the longest key', () => {
    expect(translate('i18n:login.title.long', texts)).toBe('Sign in, please');
  });

  it('leaves unknown keys to be seen, and never reads inherited names', () => {
    expect(translate('i18n:no.such i18n:constructor', texts)).toBe('i18n:no.such i18n:constructor');
  });

  it('takes nothing but texts for words, whatever an unchecked page brings along', () => {
    const brought = { 'own.list': ['x'.repeat(9)], 'own.number': 1 } as never;
    expect(translate('i18n:own.list i18n:own.number', brought)).toBe('i18n:own.list i18n:own.number');
  });

  it('keeps the identity of what holds no key', () => {
    const still = { type: 'form', body: [{ type: 'input-text' }] };
    const schema = { title: 'i18n:login.title', still };
    expect(translate(schema, texts).still).toBe(still);
    expect(translate(still, texts)).toBe(still);
  });
});

describe('keysOf', () => {
  it('finds the keys at any depth', () => {
    expect([...keysOf({ a: ['i18n:x.y', { b: 'see i18n:z-1, i18n:x.y' }] })]).toEqual(['x.y', 'z-1']);
  });
});

describe('fillIn', () => {
  it('fills named places and leaves others', () => {
    expect(fillIn('{seconds} s, {other}', { seconds: 58 })).toBe('58 s, {other}');
  });
});

it('calls a company by one word in Chinese; WeCom is the name of a product', () => {
  const others = Object.entries(zh).filter(([, words]) => /企业(?!微信)/.test(words));
  expect(others).toEqual([]);
});
