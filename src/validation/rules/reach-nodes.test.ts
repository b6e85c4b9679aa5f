import { expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { operations } from '../../types/generated/operations.ts';
import { validateScreen } from '../index.ts';

const told = (schemaApi: unknown, layer: 'company' | 'builtin' = 'company') =>
  validateScreen(JSON.stringify({ type: 'page', body: { type: 'service', schemaApi } }), {
    texts: {},
    layer,
    screen: 'company/desk',
    scope: { company: 'globex' },
    operations,
  })
    .filter(({ code }) => code.startsWith('reach.'))
    .map(({ code, pointer }) => `${pointer} ${code}`);

it.each<unknown>(['get:${prefix}/screen/docs/empty', { url: '/api/company/globex/screen/docs/empty', method: 'get' }])(
  'a page brings nodes from a screen of its own level: %j',
  (api) => expect(told(api)).toEqual([]),
);

it.each<unknown>([
  'get:${prefix}/screen/company/desk',
  'get:/api/company/${params.companyKey}/screen/company/desk?a=${b}',
  { url: '/api/company/globex/screen/company/desk', method: 'get' },
])('a page does not bring itself: %j', (api) => {
  expect(told(api)).toEqual([`/body/schemaApi${typeof api === 'string' ? '' : '/url'} reach.itself`]);
});

it('a page brings no nodes from what is no screen, or of another level', () => {
  expect(told('get:/api/config')).toEqual(['/body/schemaApi reach.call']);
  expect(told({ url: '/api/config', method: 'get' })).toEqual(['/body/schemaApi/url reach.call']);
  expect(told('get:/api/company/acme/screen/docs/empty')).toEqual(['/body/schemaApi reach.call']);
  expect(told('get:/api/config', 'builtin')).toEqual([]);
});

const refused = (body: object, layer: 'company' | 'platform' = 'company') =>
  validateScreen(JSON.stringify({ type: 'page', body }), { texts: {}, layer, screen: 'company/desk', scope: {} })
    .filter(({ code }) => code === 'reach.node')
    .map(({ pointer }) => pointer);

it.each([
  [{ type: 'Web-Component', tag: 'input', props: { type: 'password' } }, ['/body/type']],
  [{ type: 'sign-in' }, ['/body/type']],
  [{ type: 'decoration', src: '/a', title: 'A' }, ['/body/type']],
  [{ type: 'form', body: [{ type: 'Users-Select', name: 'a', label: 'A' }] }, ['/body/body/0/type']],
  [{ type: 'dropdown-button', buttons: [{ type: 'button', label: 'a', hotKey: 'tab' }] }, ['/body/buttons/0/hotKey']],
  [{ type: 'button', label: 'a', hotKeyExpr: '${a}' }, ['/body/hotKeyExpr']],
  [{ type: 'tpl', tpl: 'a', wrapperComponent: 'textarea' }, ['/body/wrapperComponent']],
  [{ type: 'tpl', tpl: 'a', wrapperComponent: 'h1' }, []],
  [
    { type: 'nav', links: [], overflow: { enable: true, wrapperComponent: 'fieldset' } },
    ['/body/overflow/wrapperComponent'],
  ],
  [{ type: 'collapse', headingComponent: 'form', body: 'x' }, ['/body/headingComponent']],
  [{ type: 'button', label: 'a', componentClass: 'object' }, ['/body/componentClass']],
])('%j has refused parts at %j', (body, places) => {
  expect(refused(body)).toEqual(places);
  expect(refused(body, 'platform')).toEqual([]);
});

it('names the calls of the own level first', () => {
  const page = { type: 'page', body: { type: 'service', api: '/api/user/info', body: 'x' } };
  const options = { layer: 'company', screen: 'company/desk', operations } as const;
  const [found] = validateScreen(page, { ...options, texts: en });
  expect(found?.message).toContain('It may call: GET ${prefix}/screen/:area/:name, ');
});

it('a page of a company does not have the editor around it act', () => {
  const body = {
    type: 'service',
    body: [],
    onEvent: { init: { actions: [{ actionType: 'editPage', args: { command: 'publish' } }] } },
  };
  expect(refused(body)).toEqual(['/body/onEvent/init/actions/0/actionType']);
  expect(refused(body, 'platform')).toEqual([]);
});
