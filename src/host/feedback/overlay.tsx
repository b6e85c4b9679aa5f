import AlertComponent, { Alert, alert, confirm } from 'amis-ui/lib/components/Alert';
import ToastComponent, { toast } from 'amis-ui/lib/components/Toast';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Locale } from '../../types/start.ts';
import { type MessageList, showMessagesIn } from './shown-messages.ts';

const parts = { toast, alert, confirm };
let root: Root | undefined;

/** React shows the last of several renderings alone, so whoever asked meanwhile waits for that one. */
const waiting: (() => void)[] = [];

/**
 * Mounts the one toast and the one alert component of a document, without which amis's messages do nothing, or has them
 * speak another language.
 */
export function mountOverlay(container: HTMLElement, locale: Locale): Promise<typeof parts> {
  root ??= createRoot(container.appendChild(document.createElement('div')));
  return new Promise((resolve) => {
    waiting.push(() => resolve(parts));
    root?.render(<Overlay locale={locale} />);
  });
}

/** amis's components stand in others that hand over the innermost. */
type Wrapped = { getWrappedInstance(): MessageList } | null;

const noteList = (wrapped: unknown) => showMessagesIn((wrapped as Wrapped)?.getWrappedInstance());

function Overlay({ locale }: { locale: Locale }) {
  useEffect(() => {
    // amis begins with Chinese words on the buttons; without them they are the language's own.
    Alert.instance?.setState({ confirmText: undefined, cancelText: undefined });
    for (const tell of waiting.splice(0)) tell();
  });
  return (
    <>
      <ToastComponent ref={noteList} theme="cxd" position="top-center" />
      <AlertComponent theme="cxd" locale={locale} />
    </>
  );
}
