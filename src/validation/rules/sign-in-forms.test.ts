import { expect, it } from 'vitest';
import { validateScreen } from '../index.ts';
import { validateWithParts } from '../parts/validate.ts';

const form = { type: 'sign-in' };
const each = (items: unknown) => ({ type: 'each', source: '${rows}', items });

const places = (body: unknown, layer: 'company' | 'platform' = 'company') =>
  validateScreen(JSON.stringify({ type: 'page', body }), { texts: {}, screen: 'account/login', layer })
    .filter(({ code }) => code === 'login.repeated')
    .map(({ pointer }) => pointer);

it('takes the form of the platform twice, and names each further one', () => {
  expect(places([form, { type: 'container', body: form }])).toEqual([]);
  expect(places([form, form, { type: 'container', body: form }, form])).toEqual(['/body/2/body/type', '/body/3/type']);
  expect(places([form, form, form], 'platform')).toEqual(['/body/2/type']);
});

it.each<[string, object, string]>([
  ['each', each(form), '/items/type'],
  ['each, deeper', each([{ type: 'container', body: [form] }]), '/items/0/body/0/type'],
  ['each in other letters', { ...each({ type: 'Sign-In' }), type: 'Each' }, '/items/type'],
  ['cards', { type: 'cards', source: '${rows}', card: { body: [form] } }, '/card/body/0/type'],
  ['list', { type: 'list', source: '${rows}', listItem: { body: [form] } }, '/listItem/body/0/type'],
  ['table', { type: 'table', source: '${rows}', columns: [form] }, '/columns/0/type'],
  ['crud', { type: 'crud', mode: 'cards', card: { body: [form] } }, '/card/body/0/type'],
  ['input-table', { type: 'input-table', name: 'a', columns: [form] }, '/columns/0/type'],
  ['combo', { type: 'combo', name: 'a', multiple: true, items: [form] }, '/items/0/type'],
  ['carousel', { type: 'carousel', itemSchema: form }, '/itemSchema/type'],
])('refuses the form in %s', (_, list, place) => expect(places([list])).toEqual([`/body/0${place}`]));

it('refuses a part with the form where an include repeats it', () => {
  const page = (body: unknown) => JSON.stringify({ type: 'page', body });
  const include = { type: 'include', screen: 'own/form' };
  const found = (body: unknown) =>
    validateWithParts(page(body), {
      ...{ texts: {}, screen: 'account/login', layer: 'company' as const },
      ...{ find: () => ({ type: 'container', body: form }), known: ['own/form'] },
    }).flatMap(({ code, pointer }) => (code === 'include.inside' ? [pointer] : []));
  expect([found([include]), found([form, include])]).toEqual([[], []]);
  expect(found([form, each(include)])).toEqual(['/body/1/items/screen']);
  expect(found([include, include, include])).toEqual(['/body/2/screen']);
});
