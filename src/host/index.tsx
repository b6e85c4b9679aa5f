import 'amis-ui/lib/components/icons';
import 'amis-ui/lib/themes/cxd';
import { createRoot } from 'react-dom/client';
import { installAccessibility } from '../accessibility/index.ts';
import { keepAnswersOurselves } from '../api/keep-answers.ts';
import { harden, tellOfFormulas } from '../hardening/index.ts';
import { loadAmisLocale } from '../i18n/locale.ts';
import { installIsolation } from '../isolation/index.ts';
import type { Translation } from '../routes/navigator.ts';
import type { DocumentKind, Locale, StartData } from '../types/start.ts';
import { saveThroughFetcher } from './actions/save-as.ts';
import { registerOwnRenderers } from './renderers/registry.ts';
import { createHost, type DocumentHost, type Host } from './start/create-host.ts';
import { readStartData } from './start/start-data.ts';
import { AmisTree } from './tree/amis-tree.tsx';

/**
 * Starts the host in the current document: everything it needs for the first screen is in the document's data block.
 * @param onHost is called before anything is drawn, with what belongs to this kind of document alone
 * @param translationFor says how the address bar names the pages of the one company, in documents that show them
 */
export function startHost({
  documentKind,
  onHost,
  translationFor,
}: {
  documentKind: DocumentKind;
  onHost?: (host: DocumentHost, start: StartData) => void;
  translationFor?: (oneCompany: string | undefined) => Translation | undefined;
}): Promise<void> {
  const start = readStartData();
  return drawHost(documentKind, start.locale, () => {
    const host = createHost(start, documentKind, translationFor?.(start.oneCompany));
    onHost?.(host, start);
    return host;
  });
}

/**
 * Draws what a host shows in the current document.
 * @param make makes the host, once the document is hardened
 */
export async function drawHost(documentKind: DocumentKind, locale: Locale, make: () => Host): Promise<void> {
  const hardened = harden(documentKind);
  registerOwnRenderers();
  keepAnswersOurselves();
  saveThroughFetcher();
  const host = make();
  tellOfFormulas(() => {
    const { screen, shell } = host.store.get().view;
    return shell ? [screen, shell] : [screen];
  });
  installIsolation(host.failures.onNode);
  installAccessibility((key) => host.store.get().texts[key] ?? key, documentKind !== 'share');
  // What does not load here is asked for again where it is missed; there a card with a retry takes its place.
  await Promise.allSettled([host.ready, hardened, loadAmisLocale(locale)]);
  const place = document.getElementById('root');
  if (!place) {
    throw new Error('the document has no #root');
  }
  createRoot(place).render(
    <AmisTree
      store={host.store}
      env={host.env}
      parts={host.frameParts}
      loader={host.loader}
      onFailure={host.failures.onScreen}
    />,
  );
  host.started();
}
