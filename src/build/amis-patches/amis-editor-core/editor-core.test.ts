import { expect, it } from 'vitest';
import { readModule } from '../tools/amis-sources.ts';
import { editorLookups } from './editor-core.ts';

/** Each of the 1,500 nodes of a page had all nodes looked at again: 13 of 23 seconds until the editor answered. */
it('looks for no node without an id, and searches no list for each comparison', () => {
  const code = editorLookups.change(readModule(editorLookups.module));
  expect(code).toContain('getNodeById:function(t,a){return t?e.root.getNodeById(t,a):void 0}');
  expect(code).not.toContain('n.indexOf(e.id)-n.indexOf(t.id)');
  expect(code).toContain('!n.has(e.$$id)&&n.set(e.$$id,n.size)');
});
