import { describe, expect, it } from 'vitest';
import { validateScreen } from '../../validation/index.ts';
import { boundedSchema } from './bounded-schema.ts';

const LARGE = { color: 'red', maxWidth: '1200px', height: 700, transform: 'scale(9)', padding: '400px', width: '80%' };
const SMALL = { color: 'red', maxWidth: '400px', height: 300 };

const refused = (body: object) =>
  validateScreen({ type: 'page', body }, { texts: {}, layer: 'company' })
    .filter(({ code }) => code.startsWith('bounds.'))
    .map(({ pointer }) => pointer);

describe('a tooltip of a company page', () => {
  it.each<[string, (style: unknown) => object, string]>([
    ['node', (tooltipStyle) => ({ type: 'tooltip-wrapper', content: 'x', tooltipStyle, body: 'x' }), '/tooltipStyle'],
    ['button', (style) => ({ type: 'button', label: 'x', tooltip: { content: 'x', style } }), '/tooltip/style'],
    ['note', (style) => ({ type: 'form', body: [], remark: { content: 'x', style } }), '/remark/style'],
  ])('of a %s is no larger than it may be', (_, node, place) => {
    expect(boundedSchema(node(LARGE))).toEqual(node({ color: 'red' }));
    const small = node(SMALL);
    expect(boundedSchema(small)).toBe(small);
    const large = ['maxWidth', 'height', 'transform', 'padding', 'width'].map((key) => `/body${place}/${key}`);
    expect(refused(node(LARGE))).toEqual(large);
    expect(refused(small)).toEqual([]);
    expect(refused(node('${a}'))).toEqual([`/body${place}`]);
    expect(JSON.stringify(boundedSchema(node('${a}')))).not.toContain('${a}');
  });

  it('goes within a second', () => {
    const tip = (delay: unknown) => ({ type: 'button', tooltip: { mouseLeaveDelay: delay, mouseEnterDelay: 5 } });
    expect(boundedSchema(tip(100_000))).toEqual(tip(1000));
    expect(boundedSchema({ type: 'remark', labelRemark: { delay: '${a}' } })).toEqual({
      type: 'remark',
      labelRemark: {},
    });
  });
});

it('draws no list of links as an element that does something', () => {
  const nav = (wrapperComponent?: string) => ({ type: 'nav', overflow: { enable: true, wrapperComponent } });
  expect(boundedSchema(nav('fieldset'))).toEqual({ type: 'nav', overflow: { enable: true } });
  expect(boundedSchema(nav('ul'))).toEqual(nav('ul'));
});
