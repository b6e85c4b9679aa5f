import { getRendererByName, registerRenderer } from 'amis-core';
import { Placeholder } from './placeholder.tsx';

/** Components that draw nothing while a page is edited, or call for what only a page at work has. */
const UNSEEN = ['log', 'messenger-code', 'unsaved-changes'];

/** Draws these components by their names, in the editor alone. */
export function registerPlaceholders(): void {
  for (const type of UNSEEN) {
    const { getComponent, ...known } = (getRendererByName(type) ?? {}) as { getComponent?: unknown };
    registerRenderer({ ...known, type, override: true, component: Placeholder } as never);
  }
}
