import { afterEach, expect, it } from 'vitest';
import { framework } from './framework.ts';

afterEach(() => framework.begin(undefined));

const entries = {
  text: { rendererName: 'tpl', scaffold: { type: 'tpl' } },
  table: { rendererName: 'crud', scaffold: { type: 'crud' } },
  field: { rendererName: 'input-text', scaffold: { type: 'input-text' } },
  block: { entry: 'block', scaffold: { type: 'container', body: [{ type: 'table' }] } },
  template: { entry: 'template/1', scaffold: { type: 'tpl', tpl: 'x' } },
};

it.each([
  [undefined, ['text', 'table', 'field', 'block', 'template']],
  [1, ['text', 'table', 'field', 'block', 'template']],
  [2, ['text', 'field', 'template']],
  [4, ['text', 'template']],
])('a template of type %s is offered: %s', (widgetType, offered) => {
  framework.begin(widgetType);
  expect(Object.entries(entries).flatMap(([name, entry]) => (framework.offers(entry) ? [name] : []))).toEqual(offered);
});
