import { describe, expect, it } from 'vitest';
import type { ShownScreen } from '../../state/state.ts';
import type { ScreenPart } from '../../types/start.ts';
import { partOfNode } from './part-of-node.ts';

const tpl = (text: string) => ({ type: 'tpl', tpl: text });
const part = (id: string, pointer: string, layer: ScreenPart['layer'] = 'company'): ScreenPart => ({
  ...{ id, layer, version: 3, pointer },
});
const shown = (parts: ScreenPart[], ...body: object[]) =>
  ({ schema: { type: 'page', body }, parts }) as unknown as ShownScreen;

describe('the part of a failed node', () => {
  const inner = tpl('inner');
  const outer = { type: 'container', body: [inner, tpl('outer')] };
  const page = shown(
    [part('a/outer', '/body/0'), part('a/inner', '/body/0/body/0', 'app'), part('a/shipped', '/body/1', 'builtin')],
    outer,
    tpl('shipped'),
    tpl('own'),
  );

  it('is the innermost override that the node is defined in', () => {
    expect(partOfNode(page, { ...inner })?.id).toBe('a/inner');
    expect(partOfNode(page, tpl('outer'))?.id).toBe('a/outer');
    expect(partOfNode(page, outer)?.id).toBe('a/outer');
  });

  it('is none for nodes of the page, of built-in parts and of amis itself', () => {
    expect(partOfNode(page, tpl('own'))).toBeUndefined();
    expect(partOfNode(page, tpl('shipped'))).toBeUndefined();
    const endless: { type: string; self?: object } = { type: 'x' };
    endless.self = endless;
    expect(partOfNode(page, endless)).toBeUndefined();
  });
});
