import AlertComponent, { type Alert } from 'amis-ui/lib/components/Alert';
import { createRoot } from 'react-dom/client';
import { loadFullStyles } from '../../late/full-styles.ts';

/** amis's component stands in others that hand over the innermost. */
type Wrapped = { getWrappedInstance(): Alert } | null;

/** amis's window for messages and questions, drawn in the view of a tenant's page. */
export interface MountedMessages {
  window: Alert;
  unmount(): void;
}

/** Mounts such a window, which is apart from the platform's own. */
export async function mountMessages(container: HTMLElement): Promise<MountedMessages> {
  await loadFullStyles();
  const root = createRoot(document.createElement('div'));
  const { lang } = document.documentElement;
  return new Promise((resolve) => {
    const note = (wrapped: unknown) => {
      const window = (wrapped as Wrapped)?.getWrappedInstance();
      if (!window) return;
      // amis begins with Chinese words on the buttons; without them they are the language's own.
      window.setState({ confirmText: undefined, cancelText: undefined }, () =>
        resolve({ window, unmount: () => root.unmount() }),
      );
    };
    const own = { isolate: true, container: () => container, locale: lang, theme: 'cxd' };
    root.render(<AlertComponent {...(own as object)} ref={note as never} />);
  });
}
