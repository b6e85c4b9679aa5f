import { expect, it } from 'vitest';
import frameworks from '../../schemas/editor/frameworks.json' with { type: 'json' };
import { shapeWalker } from './amis/check-shapes.ts';
import { frameworkOf, hasComponent } from './frameworks.ts';
import { validateScreen } from './index.ts';

it.each(frameworks)('lists components of $code that there are, each once', ({ components }) => {
  expect(components.filter((name) => !shapeWalker().knowsType(name))).toEqual([]);
  expect(new Set(components).size).toBe(components.length);
});

it('what shows the value of a field stands for that field, and the case of letters counts nothing', () => {
  const mini = frameworkOf(2)!;
  expect(['static-select', 'Input-Text', 'crud', 'static-crud'].map((type) => hasComponent(mini, type))).toEqual([
    ...[true, true, false, false],
  ]);
  expect([frameworkOf(undefined), frameworkOf(0), frameworkOf(1)]).toEqual([undefined, undefined, undefined]);
});

it('tells where a component stands that the framework lacks, and nothing of data and conditions', () => {
  const page = {
    type: 'page',
    data: { type: 'table' },
    body: {
      type: 'container',
      visibleOn: { conjunction: 'and', children: [{ left: { type: 'field', field: 'a' }, op: 'equal', right: 1 }] },
      body: [{ type: 'form', body: [{ type: 'input-table', name: 'a', columns: [] }] }],
    },
  };
  const told = (widgetType?: number) =>
    validateScreen(page, { texts: {}, widgetType })
      .filter(({ code }) => code.startsWith('framework.'))
      .map(({ code, pointer }) => [code, pointer]);
  expect(told(2)).toEqual([['framework.uniapp', '/body/body/0/body/0/type']]);
  expect(told(4)).toEqual([
    ['framework.quickapp-card', '/body/body/0/type'],
    ['framework.quickapp-card', '/body/body/0/body/0/type'],
  ]);
  expect(told()).toEqual([]);
});
