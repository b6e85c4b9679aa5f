import { standInForStorage } from '../../hardening/sandboxed-storage.ts';
import { sentError } from '../frames/sandbox/messages.ts';
import { drawHost, startHost } from '../index.tsx';
import { createPageHost } from './create-page-host.ts';
import { limitElementsAtOnce } from './elements-at-once.ts';
import { connectPage } from './page-port.ts';
import { tellOfChoices } from './tell-of-choices.ts';

/**
 * Starts the host in a document without origin: a shared page, whose document has all it needs, or a tenant's page inside another
 * document, which hands it over.
 */
export async function startPage(): Promise<void> {
  standInForStorage();
  if (document.getElementById('pagewright-start')) return startHost({ documentKind: 'share' });
  const port = await connectPage();
  limitElementsAtOnce((error) => port.tell({ type: 'failed', error: sentError(error) }));
  tellOfChoices(() => port.tell({ type: 'chooses' }));
  return drawHost('share', port.first.locale, () => createPageHost(port));
}
