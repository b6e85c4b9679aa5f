import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { nodeLabel } from '../../../editor/palette/node-label.ts';
import { readModule } from '../tools/amis-sources.ts';
import { componentTree } from './component-tree.ts';

const code = componentTree.change(readModule(componentTree.module));
const [getter] = code.match(/getComponentTreeSource:function\(\)\{.*?\}\),1,!0\)\}/)!;

it('names components by the words that people see', () => {
  const schema = { type: 'tpl', id: 'hello', tpl: 'i18n:own.hello' };
  const tree = runInNewContext(`({${getter}}).getComponentTreeSource()`, {
    e: { root: { children: [{ id: '1', type: 'tpl', label: 'Text' }] }, schema },
    mapTree: (list: object[], each: (one: object) => object) => list.map(each),
    JSONGetById: () => schema,
    appTranslate: (text: string) => text,
    i18n: () => '',
    window: { pagewrightCanvas: { label: (node: never) => nodeLabel(node, { 'own.hello': 'Good morning' }) } },
  });
  expect(tree).toMatchObject([{ label: 'Text · Good morning', value: 'hello' }]);
});
