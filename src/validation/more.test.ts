import { describe, expect, it } from 'vitest';
import { validateScreen } from './screen.ts';

const told = (body: unknown[], page: object = {}) =>
  validateScreen({ type: 'page', body, ...page }, { texts: {} }).map(({ severity, code }) => `${severity} ${code}`);

const many = (node: object) => Array<object>(600).fill(node);
const image = { type: 'image', src: '/a.png' };
const reload = (componentId: string) => ({
  type: 'button',
  label: 'B',
  onEvent: { click: { actions: [{ actionType: 'reload', componentId }] } },
});

/** Warnings that one check gives by the hundred, and an error that the same check finds after them. */
const FLOODS: [string, object, object, string][] = [
  ['the rules', { type: 'service', api: 'get:/a b', body: 'x' }, { type: 'tpl', tpl: '<%= a %>' }, 'eval.template'],
  ['the shapes', { type: 'button', label: 'B', columns: [] }, { type: 'tlp', tpl: 'x' }, 'type.unknown'],
  ['the targets', reload('elsewhere'), { type: 'container', id: 'users', body: reload('usres') }, 'target.unknown'],
];

describe('more mistakes than anybody reads', () => {
  it('are no error when they are warnings: the page may be published', () => {
    const messages = told(many(image));
    expect(messages).toHaveLength(501);
    expect(new Set(messages.slice(0, 500))).toEqual(new Set(['warning accessibility.alternative']));
    expect(messages.at(-1)).toBe('warning more');
  });

  it('are an error when errors are among those that are left out', () => {
    expect(told(many({ type: 'nothing-like-it' })).at(-1)).toBe('error more');
  });

  it.each(FLOODS)('keep no error behind warnings of %s', (_, warned, wrong, code) => {
    const messages = told([...many(warned), wrong]);
    expect(messages).toHaveLength(501);
    expect(messages.filter((message) => message.startsWith('error'))).toEqual([`error ${code}`]);
    expect(messages.slice(-2)).toEqual([`error ${code}`, 'warning more']);
  });

  it('stay an error when the errors that were found are waived: what comes after them was not looked at', () => {
    const $waivers = [{ code: 'api.unknown-method', reason: 'r' }];
    const calls = many({ type: 'service', api: 'pots:/a', body: 'x' });
    expect(told([...calls, { type: 'tpl', tpl: '<%= a %>' }], { $waivers })).toEqual(['error more']);
  });

  it('cannot be waived', () => {
    expect(told(['x'], { $waivers: [{ code: 'more', reason: 'r' }] })).toEqual(['error waiver.refused']);
  });
});
