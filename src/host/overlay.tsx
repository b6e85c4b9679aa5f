import AlertComponent, { alert, confirm } from 'amis-ui/lib/components/Alert';
import ToastComponent, { toast } from 'amis-ui/lib/components/Toast';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

const parts = { toast, alert, confirm };
let mounted: Promise<typeof parts> | undefined;

/** Mounts the one toast and the one alert component of a document, without which amis's messages do nothing. */
export function mountOverlay(container: HTMLElement): Promise<typeof parts> {
  mounted ??= new Promise((resolve) => {
    const place = container.appendChild(document.createElement('div'));
    createRoot(place).render(<Overlay onReady={() => resolve(parts)} />);
  });
  return mounted;
}

function Overlay({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return (
    <>
      <ToastComponent theme="cxd" position="top-center" />
      <AlertComponent theme="cxd" />
    </>
  );
}
