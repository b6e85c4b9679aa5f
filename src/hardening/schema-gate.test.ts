import { describe, expect, it } from 'vitest';
import { withoutPrograms } from './schema-gate.ts';

describe('the gate', () => {
  it.each([
    [{ type: 'button', onClick: 'run()' }, { type: 'button' }],
    [{ api: { url: '/a', adaptor: 'run()', requestAdaptor: 'run()' } }, { api: { url: '/a' } }],
    [{ dataProvider: { inited: 'run()' } }, {}],
    [
      { onEvent: { click: { actions: [{ actionType: 'custom', script: 'run()' }] } } },
      { onEvent: { click: { actions: [{ actionType: 'custom' }] } } },
    ],
    [{ type: 'Chart', config: 'run()' }, { type: 'Chart' }],
    [
      { type: 'chart', config: { tooltip: { formatter: 'function () {}', trigger: 'axis' } } },
      { type: 'chart', config: { tooltip: { trigger: 'axis' } } },
    ],
    [{ wrapperComponent: ' IFRAME ', tag: 'script' }, {}],
    [{ body: [{ body: [{ onMount: 'run()' }] }] }, { body: [{ body: [{}] }] }],
  ])('takes programs out of %j', (schema, clean) => {
    expect(withoutPrograms(schema)).toEqual(clean);
  });

  it.each([
    { type: 'switch', onText: 'On', offText: 'Off' },
    { type: 'input-text', transform: { lowerCase: true } },
    { type: 'chart', config: '${config}' },
    { type: 'chart', config: { title: { text: 'functional' } } },
    { type: 'tpl', wrapperComponent: 'h1', tpl: 'onClick: run()' },
    { type: 'form', data: { script: 'text of a person', onClick: 'text' } },
    { type: 'button', onEvent: { click: { actions: [] } } },
  ])('keeps %j, the very same object', (schema) => {
    expect(withoutPrograms(schema)).toBe(schema);
  });

  it('answers the same object for the same object, and shares what it need not change', () => {
    const schema = {
      type: 'page',
      body: [
        { type: 'tpl', tpl: 'a' },
        { type: 'button', onClick: 'run()' },
      ],
    };
    const clean = withoutPrograms(schema);
    expect(withoutPrograms(schema)).toBe(clean);
    expect(withoutPrograms(clean)).toBe(clean);
    expect(clean.body[0]).toBe(schema.body[0]);
  });

  it('bears definitions that contain themselves', () => {
    const schema: { type: string; body?: unknown } = { type: 'page' };
    schema.body = [schema];
    expect(withoutPrograms(schema).type).toBe('page');
  });
});
