import AlertComponent, { Alert, alert, confirm } from 'amis-ui/lib/components/Alert';
import ToastComponent, { toast } from 'amis-ui/lib/components/Toast';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Locale } from '../types/start.ts';

const parts = { toast, alert, confirm };
let root: Root | undefined;

/**
 * Mounts the one toast and the one alert component of a document, without which amis's messages do nothing, or has them
 * speak another language.
 */
export function mountOverlay(container: HTMLElement, locale: Locale): Promise<typeof parts> {
  root ??= createRoot(container.appendChild(document.createElement('div')));
  return new Promise((resolve) => {
    root?.render(<Overlay locale={locale} onReady={() => resolve(parts)} />);
  });
}

function Overlay({ locale, onReady }: { locale: Locale; onReady: () => void }) {
  useEffect(() => {
    // amis begins with Chinese words on the buttons; without them they are the language's own.
    Alert.instance?.setState({ confirmText: undefined, cancelText: undefined });
    onReady();
  }, [onReady]);
  return (
    <>
      <ToastComponent theme="cxd" position="top-center" />
      <AlertComponent theme="cxd" locale={locale} />
    </>
  );
}
