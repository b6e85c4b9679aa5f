import { describe, expect, it } from 'vitest';
import { operations } from '../../types/generated/operations.ts';
import { validateScreen } from '../index.ts';

/** What is told of a page whose body is given: pointer, field, suggestion. */
function told(body: unknown, page: object = {}) {
  return validateScreen({ type: 'page', ...page, body }, { texts: {}, operations })
    .filter(({ code }) => code === 'api.unknown-field')
    .map(({ pointer, suggestion }) => [pointer, suggestion].filter(Boolean).join(' '));
}

const COMPANIES = 'get:/api/company';
const tpl = (text: string) => ({ type: 'tpl', tpl: text });
const service = (body: unknown, api: unknown = 'get:/api/user/info') => ({ type: 'service', api, body });
const each = (more: object, text: string) => service({ type: 'each', items: tpl(text), ...more }, COMPANIES);
const toast = (msg: string) => ({ actionType: 'toast', args: { msg } });
const click = (...actions: object[]) => ({ type: 'button', label: 'x', onEvent: { click: { actions } } });
const ASK = { actionType: 'ajax', api: 'get:/api/company' };
const form = (body: unknown[], more: object = {}) => ({ type: 'form', api: 'post:/login', body, ...more });

describe('a field that no answer has is told', () => {
  it.each([
    ['in the data of a service', service(tpl('${nickname}')), '/body/body/tpl nickName'],
    ['in that of a page', tpl('${emial}'), '/body/tpl email', { initApi: 'get:/api/user/info' }],
    ['below a field', service(tpl('${amisUser.nam}'), 'get:/api/bind'), '/body/body/tpl name'],
    [
      'as a column of a table',
      { type: 'crud', api: COMPANIES, columns: [{ name: 'logos', label: 'L' }] },
      '/body/columns/0/name logo',
    ],
    [
      'in a cell of a row',
      { type: 'crud', api: COMPANIES, columns: [{ label: 'L', type: 'container', body: tpl('${nameshrt}') }] },
      '/body/columns/0/body/tpl nameshort',
    ],
    [
      'in a dialog that a row opens',
      {
        type: 'crud',
        api: COMPANIES,
        columns: [
          {
            type: 'button',
            label: 'x',
            actionType: 'dialog',
            dialog: { title: 'x', body: tpl('${nameshrt}') },
          },
        ],
      },
      '/body/columns/0/dialog/body/tpl nameshort',
    ],
    [
      'in cards over a list',
      service({ type: 'cards', source: '${items}', card: { body: tpl('${nameshrt}') } }, COMPANIES),
      '/body/body/card/body/tpl nameshort',
    ],
    ['in what is repeated over a list', each({ source: '${items}' }, '${logoo}'), '/body/body/items/tpl logo'],
    ['in what is repeated over a list by name', each({ name: 'items' }, '${logoo}'), '/body/body/items/tpl logo'],
    [
      'as the text of choices',
      form([{ type: 'select', name: 'a', label: 'A', source: COMPANIES, labelField: 'titel', valueField: 'id' }]),
      '/body/body/0/labelField',
    ],
    [
      'as the usual value of choices',
      form([{ type: 'select', name: 'a', label: 'A', source: COMPANIES, labelField: 'name' }]),
      '/body/body/0/source',
    ],
    [
      'in a mapping',
      service('x', { url: COMPANIES.slice(4), method: 'get', responseData: { all: { first: '${itmes}' } } }),
      '/body/api/responseData/all/first items',
    ],
    [
      'in what a mapping makes',
      service(tpl('${who.emial}'), { url: '/api/user/info', method: 'get', responseData: { who: '$$' } }),
      '/body/body/tpl email',
    ],
    [
      'in what a mapping spreads',
      service(tpl('${emial}'), { url: '/api/user/info', method: 'get', responseData: { '&': '$$', more: 1 } }),
      '/body/body/tpl email',
    ],
    [
      'in the choices of a tree',
      form([{ type: 'input-tree', name: 'a', label: 'A', source: COMPANIES, labelField: 'titel', valueField: 'id' }]),
      '/body/body/0/labelField',
    ],
    [
      'in the data of a node whose type is written in other letters',
      { ...service(tpl('${emial}')), type: 'Service' },
      '/body/body/tpl email',
    ],
    [
      'in the result of a form',
      form([], {
        onEvent: {
          submitSucc: { actions: [{ actionType: 'toast', args: { msg: '${event.data.result.data.redirct}' } }] },
        },
      }),
      '/body/onEvent/submitSucc/actions/0/args/msg redirect',
    ],
    [
      'in data that came',
      {
        ...service('x'),
        onEvent: {
          fetchInited: { actions: [{ actionType: 'toast', args: { msg: '${event.data.responseData.emial}' } }] },
        },
      },
      '/body/onEvent/fetchInited/actions/0/args/msg email',
    ],
    [
      'in the result of a call',
      {
        type: 'button',
        label: 'x',
        onEvent: {
          click: {
            actions: [
              { actionType: 'ajax', api: 'get:/api/user/info', outputVar: 'who' },
              { actionType: 'toast', args: { msg: '${event.data.who.responseData.emial}' } },
            ],
          },
        },
      },
      '/body/onEvent/click/actions/1/args/msg email',
    ],
    ...[
      [ASK, 'responseData.itmes'],
      [ASK, 'responseResult.itmes'],
      [ASK, 'responseResult.responseData.itmes'],
      [{ ...ASK, outputVar: 'who' }, 'who.itmes'],
      [{ ...ASK, outputVar: 'who' }, 'responseData.itmes'],
    ].map(([action, path]): [string, object, string] => [
      `in the result of a call: ${path}`,
      click(action as object, toast(`\${event.data.${path}}`)),
      '/body/onEvent/click/actions/1/args/msg items',
    ]),
  ])('%s', (_, body, expected, page: object = {}) => {
    expect(told(body, page)).toEqual([expected]);
  });
});

describe('what may come from elsewhere is not told', () => {
  it.each([
    ['fields that are there', service([tpl('${email} ${nickName | upperCase}'), tpl('${email ? nickName : name}')])],
    ['names that are near to no field', service(tpl('${somethingElse}'))],
    [
      'names that the page gives',
      service([tpl('${emial}'), form([{ type: 'input-text', name: 'emial', label: 'E' }])]),
    ],
    ['names in data', { ...service(tpl('${emial}')), data: { emial: 1 } }],
    ['calls without a contract', service(tpl('${emial}'), 'get:https://a.example/who')],
    ['calls inside of which another has no contract', service(service(tpl('${emial}'), 'get:https://a.example/who'))],
    ['names of the host and of events', service(tpl('${config.siteNam} ${event.data.emial} ${__email}'))],
    ['words in texts and keys of objects', service(tpl("${'emial'} ${ {emial: 1} }"))],
    [
      'columns that show something else',
      {
        type: 'crud',
        api: COMPANIES,
        columns: [
          { name: 'own', label: 'O', type: 'tpl', tpl: '${name}' },
          { type: 'operation', name: 'op', buttons: [] },
        ],
      },
    ],
    [
      'choices with their fields',
      form([{ type: 'select', name: 'a', label: 'A', source: COMPANIES, labelField: 'name', valueField: 'id' }]),
    ],
    [
      'choices that a mapping makes',
      form([
        {
          type: 'select',
          name: 'a',
          label: 'A',
          source: {
            url: '/api/company',
            method: 'get',
            responseData: { options: '${items|pick:label~name,value~id}' },
          },
        },
      ]),
    ],
    [
      'choices whose text is written out',
      form([{ type: 'select', name: 'a', label: 'A', source: COMPANIES, valueField: 'id', menuTpl: '${name}' }]),
    ],
    [
      'what a program makes of an answer',
      service(tpl('${emial}'), { url: '/api/user/info', method: 'get', adaptor: 'return payload' }),
    ],
    [
      'data around which a node brings what it shows',
      service({ type: 'service', schemaApi: 'get:https://a.example/x', body: tpl('${emial}') }),
    ],
    [
      'words that a mapping uses for other things',
      service('x', { url: '/api/user/info', method: 'get', responseData: { all: '${items}', first: '${api.query}' } }),
    ],
    [
      'a name that a whole answer has, and a field too',
      service([tpl('${who.emial}'), form([{ type: 'input-text', name: 'who', label: 'W' }])], {
        url: '/api/user/info',
        method: 'get',
        responseData: { who: '$$' },
      }),
    ],
    [
      'results of two calls under one name',
      {
        type: 'button',
        label: 'x',
        onEvent: {
          click: {
            actions: [
              { actionType: 'ajax', api: 'get:/api/user/info', outputVar: 'who' },
              { actionType: 'ajax', api: COMPANIES, outputVar: 'who' },
              { actionType: 'toast', args: { msg: '${event.data.who.responseData.emial}' } },
            ],
          },
        },
      },
    ],
    [
      'what an action adds to an answer',
      click(ASK, toast('${event.data.responseResult.responseStatus} ${event.data.responseResult.responseMsg}')),
    ],
    ['results of a call that comes after', click(toast('${event.data.responseData.itmes}'), ASK)],
    [
      'results of one of two calls',
      click(ASK, { ...ASK, api: 'get:/api/user/info' }, toast('${event.data.responseData.itmes}')),
    ],
    [
      'what an event brings in a dialog after a call',
      click(ASK, {
        actionType: 'dialog',
        args: {
          dialog: {
            title: 'D',
            body: {
              type: 'service',
              api: 'get:https://a.example/who',
              onEvent: { init: { actions: [toast('${event.data.responseData.itmes}')] } },
            },
          },
        },
      }),
    ],
    [
      'names in the choices of a field',
      service(
        form([
          { type: 'select', name: 'a', label: 'A', options: [{ label: 'A', value: 1, emial: 1 }], menuTpl: '${emial}' },
        ]),
      ),
    ],
    [
      'choices of the data around',
      { ...service(form([{ type: 'select', name: 'a', label: 'A', source: '${list}' }])), data: { list: [] } },
    ],
    [
      'rows of a table inside a table',
      {
        type: 'crud',
        api: COMPANIES,
        columns: [{ label: 'x', type: 'table', source: '${parts}', columns: [{ name: 'any', label: 'A' }] }],
      },
    ],
  ])('%s', (_, body) => {
    expect(told(body)).toEqual([]);
  });
});
