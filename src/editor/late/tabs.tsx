import { registerRenderer } from 'amis-core';
import type { ComponentType } from 'react';

/** The type of tabs that are drawn when they are opened for the first time. */
export const LATE_TABS = 'pagewright-late-tabs';

/**
 * Lets panels name the tabs. They are amis's own; amis draws all tabs at once where it sees a form around them, so that required
 * fields are found. A panel saves what is typed at once and needs no such look.
 */
export function registerLateTabs(): void {
  registerRenderer({
    type: LATE_TABS,
    getComponent: async () => {
      const { TabsRenderer } = await import('amis/lib/renderers/Tabs');
      const Tabs = TabsRenderer as unknown as ComponentType<object>;
      return { default: (props: object) => <Tabs {...props} {...{ formStore: undefined }} /> };
    },
  } as never);
}
