import { describe, expect, it } from 'vitest';
import { PAGE_CALL, prepareScreen, retranslate } from './prepare.ts';

const en = (texts: Record<string, string>) => ({ locale: 'en-US' as const, texts });
const answer = (schema: Record<string, unknown>) => ({ id: 'a/b', version: 3, layer: 'company' as const, schema });

describe('prepareScreen', () => {
  it('translates and keeps the source for another language', () => {
    const shown = prepareScreen(answer({ type: 'page', title: 'i18n:t' }), en({ t: 'Title' }));
    expect(shown.schema['title']).toBe('Title');
    expect(shown.source['title']).toBe('i18n:t');
    expect(retranslate(shown, { locale: 'zh-CN', texts: { t: '标题' } }).schema['title']).toBe('标题');
  });

  it('shows the words that a page brings along in place of the product’s, in either language', () => {
    const $texts = { 'en-US': { t: 'Mine' }, 'zh-CN': { t: '我的' } };
    const shown = prepareScreen(answer({ type: 'page', title: 'i18n:t i18n:u', $texts }), en({ t: 'Title', u: 'U' }));
    expect(shown.schema).toEqual({ type: 'page', title: 'Mine U' });
    expect(retranslate(shown, { locale: 'zh-CN', texts: {} }).schema['title']).toBe('我的 i18n:u');
  });

  it("marks the page's own call, however it is written", () => {
    const marked = (initApi: unknown) => prepareScreen(answer({ type: 'page', initApi }), en({})).schema['initApi'];
    expect(marked('/api/x')).toEqual({ method: 'get', url: '/api/x', [PAGE_CALL]: true });
    expect(marked('POST:/api/x')).toEqual({ method: 'post', url: '/api/x', [PAGE_CALL]: true });
    expect(marked({ url: '/api/x', data: { a: 1 } })).toEqual({ url: '/api/x', data: { a: 1 }, [PAGE_CALL]: true });
    expect(marked(undefined)).toBeUndefined();
  });
});
