import { standInForStorage } from '../../hardening/sandboxed-storage.ts';
import { sentError } from '../frames/sandbox/messages.ts';
import { drawHost, startHost } from '../index.tsx';
import { readStartData } from '../start/start-data.ts';
import { createPageHost } from './create-page-host.ts';
import { limitElementsAtOnce } from './elements-at-once.ts';
import { connectPage } from './page-port.ts';
import { portOfShared } from './shared-page.ts';
import { tellOfChoices } from './tell-of-choices.ts';

/**
 * Starts the host in a document without origin: a shared page or the message in its place, whose document has all it needs, or a
 * tenant's page inside another document, which hands it over.
 */
export async function startPage(): Promise<void> {
  standInForStorage();
  const start = document.getElementById('pagewright-start') ? readStartData() : null;
  if (start && !start.isShared) return startHost({ documentKind: 'share' });
  const port = start ? portOfShared(start) : await connectPage();
  limitElementsAtOnce((error) => port.tell({ type: 'failed', error: sentError(error) }));
  tellOfChoices(() => port.tell({ type: 'chooses' }));
  return drawHost('share', port.first.locale, () => createPageHost(port));
}
