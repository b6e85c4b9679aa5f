import type { EditorManager } from 'amis-editor-core';
import { addMiddleware } from 'mobx-state-tree';

/** Calls back with every document that an editor's canvas has, once for each: it gets its own when it is drawn. */
export function eachCanvas({ store }: EditorManager, begin: (page: Document) => void): void {
  const known = new WeakSet<Document>([document]);
  function meet(page: Document): void {
    if (known.has(page)) return;
    known.add(page);
    begin(page);
  }
  meet(store.getDoc());
  addMiddleware(store, (call, next) => {
    const result: unknown = next(call);
    if (call.name === 'setDoc') meet(call.args[0] as Document);
    return result;
  });
}
