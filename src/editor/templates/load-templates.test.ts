import { expect, it } from 'vitest';
import type { Call } from '../session/calls.ts';
import { loadTemplates } from './load-templates.ts';

const page = { widgetType: undefined, isApp: false };
const apis = {
  templatesApi: 'list',
  templateGroupsApi: 'groups',
  templateApi: 'one',
  templateUsedApi: 'used',
  screenshotApi: 'picture',
};

/** Answers a list of templates whose types are given, and remembers the pages that were asked for. */
function server(types: readonly number[], isUp = true, mayCreate = [0, 1]) {
  const pages: number[] = [];
  const call = async (api: unknown, _: string, { page = 1, perPage = 1 }: { page?: number; perPage?: number } = {}) => {
    if (api === 'groups') return { ok: isUp, data: { mayCreate, widgetType: 1 } };
    pages.push(page);
    const items = types.map((widgetType, id) => ({ id, widgetType })).slice((page - 1) * perPage, page * perPage);
    return { ok: true, data: { items, page } };
  };
  return { pages, call: call as unknown as Call };
}

it('offers the templates whose type the level can use', async () => {
  const { call } = server([1, 2, 0, 3]);
  const { templates, widgetType } = await loadTemplates(call, apis, page);
  expect([templates.map(({ id }) => id), widgetType]).toEqual([[0, 2], 1]);
});

it.each([
  [{ widgetType: undefined, isApp: false }, [0, 1]],
  [{ widgetType: undefined, isApp: true }, [0, 1, 2]],
  [{ widgetType: 1, isApp: false }, [0, 1]],
  [{ widgetType: 2, isApp: false }, [2]],
])('offers what %j can take', async (target, types) => {
  const { call } = server([0, 1, 2, 3], true, [0, 1, 2]);
  const { templates } = await loadTemplates(call, apis, target);
  expect(templates.map(({ widgetType }) => widgetType)).toEqual(types);
});

it('asks for page after page, and for no more than the palette can show', async () => {
  const some = server(Array.from({ length: 150 }, () => 1));
  expect((await loadTemplates(some.call, apis, page)).templates.length).toBe(150);
  expect(some.pages).toEqual([1, 2]);
  const many = server(Array.from({ length: 2000 }, () => 1));
  expect((await loadTemplates(many.call, apis, page)).templates.length).toBe(500);
});

it('offers none and makes none where the server does not say what the level can use', async () => {
  expect(await loadTemplates(server([1], false).call, apis, page)).toEqual({ templates: [], widgetType: null });
});
