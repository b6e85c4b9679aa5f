import { registerRenderer } from 'amis-core';
import type { EditorManager } from 'amis-editor-core';
import { screenOf } from '../canvas/node-paths.ts';
import { changePanels, withField } from '../change-panels.ts';
import type { LoadedPart } from '../editor-state.ts';
import { componentWords } from '../palette/component-words.ts';
import { knownParts } from './known-parts.ts';

/** The type of the node that says in a panel in which part its node stands, and which pages show it. */
const SHARED_NOTE = 'pagewright-shared-note';

/** Pages that are named; of more, the number says enough. */
const MOST_NAMED = 6;

/** Which pages show a part. */
export function sharedBy({ pages }: Pick<LoadedPart, 'pages'>): string {
  const say = (key: string) => componentWords(key) ?? key;
  if (pages.length < 2) return say('editor.part.own');
  const named = [...pages.slice(0, MOST_NAMED), ...(pages.length > MOST_NAMED ? ['…'] : [])];
  const names = named.join(say('editor.part.between'));
  return say('editor.part.shared').replace('{count}', String(pages.length)).replace('{names}', names);
}

/** The name of a part, and who shares it. */
export function SharedNote({ screen }: { screen: string }) {
  const part = knownParts.find(screen);
  if (!part) return null;
  return (
    <p className="pw-shared" role="note">
      <strong>{(componentWords('editor.part.in') ?? '').replace('{name}', part.name)}</strong> {sharedBy(part)}
    </p>
  );
}

/** Says in the panel of each node of a part that the part is shared. Not in the editor of a dialog, which has a copy of its nodes alone. */
export function notePartOf(manager: EditorManager): void {
  if (manager.parent) return;
  changePanels(manager, (body, nodeId) => {
    const screen = screenOf(manager.store.schema as object, nodeId);
    return screen === '' ? body : withField(body, { type: SHARED_NOTE, screen });
  });
}

/** Lets panels name the note. */
export function registerSharedNote(): void {
  registerRenderer({ type: SHARED_NOTE, component: SharedNote as never });
}
