import { getRendererByName, type RendererProps, registerRenderer } from 'amis-core';
import { type ComponentType, lazy, Suspense } from 'react';
import { isCanvas } from './canvas-speaker.ts';
import { Placeholder } from './placeholder.tsx';

/** Components that draw nothing while a page is edited, or call for what only a page at work has. */
const UNSEEN = ['log', 'messenger-code', 'unsaved-changes'];

interface Known {
  Renderer?: ComponentType<RendererProps>;
  getComponent?: () => Promise<{ default: ComponentType<RendererProps> }>;
}

/** Draws these components by their names on the canvas alone: dialogs around it have them at work. */
export function registerPlaceholders(): void {
  for (const type of UNSEEN) {
    const { getComponent, Renderer, ...known } = (getRendererByName(type) ?? {}) as Known;
    const AtWork = Renderer ?? (getComponent ? lazy(getComponent) : Placeholder);
    const component = (props: RendererProps) =>
      isCanvas(props.env) ? (
        <Placeholder $schema={props.$schema} />
      ) : (
        <Suspense fallback={null}>
          <AtWork {...props} />
        </Suspense>
      );
    registerRenderer({ ...known, type, override: true, component } as never);
  }
}
