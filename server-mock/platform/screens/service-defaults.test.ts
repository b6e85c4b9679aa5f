import { expect, it } from 'vitest';
import { withServiceDefaults } from './service-defaults.ts';

const page = (body: unknown) => ({ type: 'page', body });
const service = { type: 'service', id: 'rows', api: '/api/rows' };
const served = (body: object) => withServiceDefaults(page([{ type: 'container', body }])).body as never;

it('a service keeps quiet and notes a failed call', () => {
  expect(served(service)).toEqual([
    {
      type: 'container',
      body: {
        ...service,
        loadingConfig: { show: false },
        showErrorMsg: false,
        onEvent: {
          fetchInited: {
            actions: [
              {
                actionType: 'setValue',
                componentId: 'rows',
                args: { value: { failed: '${event.data.responseStatus != 0}' } },
              },
            ],
          },
        },
      },
    },
  ]);
});

it('what a service says itself stands, and one without a call or a name has nothing to note', () => {
  const own = { loadingConfig: { show: true }, showErrorMsg: true, onEvent: { fetchInited: { actions: [] } } };
  expect(served({ ...service, ...own })).toEqual([{ type: 'container', body: { ...service, ...own } }]);
  expect(served({ type: 'service', id: 'still' })).toEqual([
    { type: 'container', body: { type: 'service', id: 'still' } },
  ]);
  expect(JSON.stringify(served({ type: 'service', api: '/x' }))).not.toContain('onEvent');
});
