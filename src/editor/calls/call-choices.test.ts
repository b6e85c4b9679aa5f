import { expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import zh from '../../../schemas/locales/zh-CN.json' with { type: 'json' };
import type { Frame } from '../../reach/frame.ts';
import { judge } from '../../reach/judge.ts';
import { aboutCall, apiOf, callChoices, callOptions, choiceOf } from './call-choices.ts';

const words = (key: string): string | undefined => (en as Record<string, string>)[key];
const page: Frame = { screen: 'page/deals', layer: 'app', version: 0, scope: { company: 'acme', app: 'crm' } };
const deals = { key: 'deals', name: 'Deals', fields: ['title', 'sum'], by: 'stage' };
const choices = () => callChoices(page, [deals], words);
const named = (id: string) => choices().find((choice) => choice.id === id)!;

it('every call has a name in both languages, at every level', () => {
  const levels: Frame[] = [
    page,
    { ...page, layer: 'company', scope: { company: 'acme' } },
    { ...page, layer: 'platform', scope: {} },
  ];
  for (const level of levels) {
    const ids = callChoices(level, [], words).map(({ id }) => `editor.call.${id}`);
    expect(ids.filter((key) => !(key in en) || !(key in zh))).toEqual([]);
  }
});

it('a page of an app may make each call that it is offered, and is offered its collections first', () => {
  const refused = choices()
    .filter(({ id }) => !id.startsWith('getScreen'))
    .map(({ method, url }) => ({
      method,
      url: url.replace('${prefix}', '/api/company/acme/app/crm').replace(/\$\{\w+\}/g, 'x'),
    }))
    .filter((call) => !judge({ ...page, version: 1 }, call).ok);
  expect(refused).toEqual([]);
  expect(choices()[0]).toMatchObject({ group: 'Deals', label: 'Deals: List documents', url: '${prefix}/data/deals' });
  expect(callOptions(choices())[0]).toMatchObject({
    label: 'Deals',
    children: [{ label: 'Deals: List documents' }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
  });
});

it('a call is filled in with parameters, what must be in the query, and the members that it sends', () => {
  expect(apiOf(named('listDocuments deals'))).toBe('get:${prefix}/data/deals');
  expect(apiOf(named('readTotals deals'))).toBe('get:${prefix}/data/deals/totals?by=stage');
  expect(apiOf(callChoices(page, [], words)[1]!)).toBe('get:${prefix}/data/${collection}');
  expect(apiOf(named('changeDocument deals'))).toEqual({
    method: 'patch',
    url: '${prefix}/data/deals/${id}',
    data: { title: '${title}', sum: '${sum}' },
  });
  expect(aboutCall(named('listDocuments deals'), words)).toBe('It answers rows in items: id, title, sum.');
  expect(aboutCall(named('readTotals deals'), words)).toBe('It answers rows in groups: value, label, count, sum.');
  expect(aboutCall(named('readDocument deals'), words)).toBe('It answers: id, title, sum.');
  expect(aboutCall(named('createDocument deals'), words)).toMatch(/^It sends: title, sum\./);
  expect(aboutCall(undefined, words)).toBe('');
});

it('every call that was filled in is known again, in the forms that a page may have it', () => {
  for (const choice of choices()) expect(choiceOf(apiOf(choice), choices())?.id).toBe(choice.id);
  const known = (api: unknown) => choiceOf(api, choices())?.id;
  expect(known('${prefix}/data/deals?perPage=5')).toBe('listDocuments deals');
  expect(known({ method: 'get', url: '${prefix}/data/deals/${row.id}' })).toBe('readDocument deals');
  expect([known('get:https://example.com/x'), known(''), known(undefined), known({})]).toEqual(
    Array(4).fill(undefined),
  );
});
