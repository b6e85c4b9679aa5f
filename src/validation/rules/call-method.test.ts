import { expect, it } from 'vitest';
import en from '../../../schemas/locales/en-US.json' with { type: 'json' };
import { operations } from '../../types/generated/operations.ts';
import { validateScreen } from '../index.ts';

const call = '/api/user/info';
const ajax = { actionType: 'ajax', api: call };
const onEvent = { init: { actions: [{ actionType: 'loop', children: [ajax] }] } };
const field = (type: string, key: string) => ({ type: 'form', body: [{ type, name: 'a', label: 'A', [key]: call }] });

/** The refused calls of a company's page, as `METHOD pointer`. */
const refused = (body: unknown) =>
  validateScreen({ type: 'page', body }, { texts: en, layer: 'company', screen: 'company/desk', operations })
    .filter(({ code }) => /^(?:reach\.call|api\.method)$/.test(code))
    .map(({ message, pointer }) => `${/GET|POST|DELETE|PUT/.exec(message)?.[0]} ${pointer}`);

it.each<[string, object, string]>([
  ['a form', { type: 'form', api: call, body: [] }, 'POST /body/api'],
  ['a form by an object', { type: 'Form', api: { url: call }, body: [] }, 'POST /body/api/url'],
  ['a form that names its method', { type: 'form', api: { url: call, method: 'get' }, body: [] }, 'GET /body/api/url'],
  ['what a form waits for', { type: 'form', asyncApi: call, body: [] }, 'GET /body/asyncApi'],
  ['a step', { type: 'wizard', steps: [{ title: 'a', api: call, body: [] }] }, 'POST /body/steps/0/api'],
  ['a button', { type: 'button', label: 'A', ...ajax }, 'POST /body/api'],
  ['a download', { type: 'button', label: 'A', ...ajax, actionType: 'download' }, 'GET /body/api'],
  ['a file that is saved', { type: 'button', label: 'A', ...ajax, actionType: 'saveAs' }, 'GET /body/api'],
  ['an action of an event', { type: 'tpl', tpl: '', onEvent }, 'GET /body/onEvent/init/actions/0/children/0/api'],
  ['a list', { type: 'crud', api: call, columns: [] }, 'GET /body/api'],
  ['changed rows', { type: 'crud', quickSaveApi: call, columns: [] }, 'POST /body/quickSaveApi'],
  ['a changed row', { type: 'crud', quickSaveItemApi: call, columns: [] }, 'POST /body/quickSaveItemApi'],
  ['an order', { type: 'crud', saveOrderApi: call, columns: [] }, 'POST /body/saveOrderApi'],
  ['a service', { type: 'service', api: call, body: [] }, 'GET /body/api'],
  ['nodes', { type: 'service', schemaApi: call }, 'POST /body/schemaApi'],
])('knows with which method amis makes the call of %s', (_, body, place) => expect(refused(body)).toEqual([place]));

it.each([
  ['receiver', 'input-image', 'POST'],
  ['receiver', 'input-file', 'POST'],
  ['videoReceiver', 'input-rich-text', 'POST'],
  ['startChunkApi', 'input-file', 'POST'],
  ['uploadApi', 'input-signature', 'POST'],
  ['addApi', 'select', 'POST'],
  ['editApi', 'select', 'POST'],
  ['deleteApi', 'select', 'DELETE'],
  ['deleteApi', 'input-table', 'GET'],
  ['addApi', 'input-table', 'GET'],
  ['autoComplete', 'input-text', 'GET'],
])('knows with which method %s of %s calls', (key, type, method) => {
  expect(refused(field(type, key))).toContain(`${method} /body/body/0/${key}`);
});
