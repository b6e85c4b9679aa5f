import { getRendererByName, registerRenderer } from 'amis-core';
import { componentWords } from '../palette/component-words.ts';

/** Components that draw nothing while a page is edited, or call for what only a page at work has. */
const UNSEEN = ['log', 'messenger-code', 'unsaved-changes'];

interface PlaceholderProps {
  $schema: { type?: string };
}

/** Stands on the canvas for a component that has nothing to show there, so that it is seen and can be selected. */
export function Placeholder({ $schema: { type = '' } }: PlaceholderProps) {
  return (
    <div className="pw-included">
      <span className="pw-included-name">{componentWords(`editor.renderer.${type}`) ?? type}</span>
    </div>
  );
}

/** Draws these components by their names, in the editor alone. */
export function registerPlaceholders(): void {
  for (const type of UNSEEN) {
    const { getComponent, ...known } = (getRendererByName(type) ?? {}) as { getComponent?: unknown };
    registerRenderer({ ...known, type, override: true, component: Placeholder } as never);
  }
}
