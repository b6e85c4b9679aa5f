import type { RendererConfig } from 'amis-core';
import { type ComponentClass, forwardRef } from 'react';

const DIALOGS = new Set<unknown>(['dialog', 'drawer']);

type Title = string | object | null | undefined;
interface Shown {
  title?: Title;
}

type Dialog = ComponentClass<Shown>;

/** The title line of a dialog under its author's name. A title of nodes follows the name. */
function named(title: Title, sign: (words: string) => string): Title {
  if (typeof title !== 'object' || title === null) return sign(title ?? '');
  return { type: 'container', wrapperBody: false, body: [{ type: 'plain', text: sign('') }, title] };
}

/**
 * Puts the author's name into the title line of every dialog of a tenant's page, so that nobody takes one for the platform's own. Other
 * renderers stay as they are.
 * @param sign words under the name of the page's author
 */
export function createNamedDialogs(sign: (words: string) => string) {
  const made = new WeakMap<object, RendererConfig>();
  return (renderer: RendererConfig | null, type: unknown): RendererConfig | null => {
    const { component } = renderer ?? {};
    // One that is still being loaded is asked for again once it is there.
    if (!renderer || !component || !DIALOGS.has(type)) return renderer;
    const known = made.get(component);
    if (known) return known;
    const Plain = component as unknown as Dialog;
    const Named = forwardRef<never, Shown>((props, ref) => (
      <Plain {...props} ref={ref} title={named(props.title, sign)} />
    ));
    const config = { ...renderer, component: Named as never };
    made.set(component, config);
    return config;
  };
}
