import { describe, expect, it } from 'vitest';
import { validateScreen } from './screen.ts';

const told = (page: object) =>
  validateScreen({ type: 'page', ...page }, { texts: {} }).map(({ code, pointer }) => `${code} ${pointer}`);

const field = (own: object) => ({ body: { type: 'form', body: { name: 'a', label: 'A', ...own } } });
const choices = (...options: object[]) => field({ type: 'list-select', options });
const click = (action: object) => ({
  body: { type: 'button', label: 'B', onEvent: { click: { actions: [action] } } },
});

describe('names that people chose for their own data are no programs', () => {
  it.each([
    ['of a page', { data: { switchOn: 'yes', adaptor: 'plain', onClick: 'x' } }],
    ['deep in that of a page', { data: { lamps: [{ state: { isOn: '1', config: { text: 'function' } } }] } }],
    ['of choices in that of a page', { data: { options: [{ visibleOn: 'yes' }] } }],
    ['of a call', { body: { type: 'service', api: { url: '/a', data: { isOn: '1' }, headers: { logOn: '1' } } } }],
    ['of what is asked for', { body: { type: 'crud', defaultParams: { isOn: '1' }, columns: [] } }],
    ['in an address', { body: { type: 'service', api: { url: '/a', query: { isOn: '1' } } } }],
    ['of where a link leads', click({ actionType: 'link', link: '/', params: { isOn: '1' } })],
    ['that a call answers', { body: { type: 'service', api: { url: '/a', responseData: { isOn: '1' } } } }],
    ['that is set', click({ actionType: 'setValue', componentName: '${a}', args: { value: { lightOn: 'yes' } } })],
    ['of a choice', choices({ label: 'x', value: 1, lightOn: 'yes', onClick: 'x' })],
    ['of what a choice stands for', choices({ label: 'x', value: { visibleOn: 'yes' } })],
    ['of a new row', field({ type: 'input-table', scaffold: { isOn: '1' }, columns: [] })],
    ['of a mapping', { body: { type: 'mapping', value: 'isOn', map: { isOn: 'On', onClick: 'Click' } } }],
    ['of a chart', { body: { type: 'chart', config: { series: [{ data: [{ value: 1, lightOn: 'yes' }] }] } } }],
  ])('%s', (_, page) => {
    expect(told(page)).toEqual([]);
  });
});

describe('a program is found where amis reads one', () => {
  it.each([
    [
      'in a choice',
      choices({ label: 'x', value: 1, visibleOn: 'a' }),
      'eval.expression /body/body/options/0/visibleOn',
    ],
    [
      'in a choice below another',
      choices({ label: 'x', children: [{ label: 'y', value: 1, disabledOn: 'a' }] }),
      'eval.expression /body/body/options/0/children/0/disabledOn',
    ],
    [
      'in what a choice shows',
      choices({ value: 1, body: { type: 'tpl', tpl: 'x', staticOn: 'a' } }),
      'eval.expression /body/body/options/0/body/staticOn',
    ],
    [
      'in what brings more choices',
      choices({ label: 'x', value: 1, deferApi: { url: '/a', adaptor: 'return 1' } }),
      'eval.adaptor /body/body/options/0/deferApi/adaptor',
    ],
    [
      'in what a mapping shows',
      { body: { type: 'mapping', value: '1', map: { '1': { type: 'tpl', tpl: 'x', visibleOn: 'a' } } } },
      'eval.expression /body/map/1/visibleOn',
    ],
    [
      'in the data of a chart',
      { body: { type: 'chart', config: { series: [{ data: [{ label: { formatter: 'function () {}' } }] }] } } },
      'eval.program /body/config/series/0/data/0/label/formatter',
    ],
    [
      'in what is set up for other nodes than charts',
      field({
        type: 'condition-builder',
        config: { fields: [{ type: 'select', name: 'b', label: 'B', source: { url: '/a', adaptor: 'return 1' } }] },
      }),
      'eval.adaptor /body/body/config/fields/0/source/adaptor',
    ],
    [
      'in a page that is the value of a node',
      { body: { type: 'amis', value: { type: 'tpl', tpl: 'x', visibleOn: 'a' } } },
      'eval.expression /body/value/visibleOn',
    ],
    [
      'beside data',
      click({ actionType: 'ajax', args: { api: { url: '/a', data: { isOn: '1' }, adaptor: 'return 1' } } }),
      'eval.adaptor /body/onEvent/click/actions/0/args/api/adaptor',
    ],
  ])('%s', (_, page, message) => {
    expect(told(page)).toEqual([message]);
  });
});
