import { expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import zh from '../../../schemas/locales/zh-CN.json' with { type: 'json' };
import { validateScreen } from '../index.ts';

const told = (body: object, texts: Readonly<Record<string, string>> = en) =>
  validateScreen(JSON.stringify({ type: 'page', title: 'x', body }), {
    texts,
    layer: 'company',
    screen: 'company/desk',
  });

it('says how often a page may ask again', () => {
  const body = { type: 'service', api: '/api/config', interval: 1000, body: 'x' };
  expect(told(body).map(({ message }) => message)).toEqual(['The page may ask again at most once every 5 seconds.']);
  expect(told(body, zh).map(({ message }) => message)).toEqual(['页面每 5 秒最多只能重新请求一次。']);
});
