import { followChanges } from '../../screens/live.ts';
import { mountChrome } from '../chrome/chrome.tsx';
import type { Feedback } from '../feedback/feedback.ts';
import { followLanguage } from '../feedback/follow-language.ts';
import { tellSilentValues } from '../fields/silent-values.ts';
import { forgetKept } from '../late/forget-kept.ts';
import { hearOfThemes } from '../late/hear-of-themes.ts';
import { whenIdle, whenTouched } from '../late/when-idle.ts';
import { followPageKeys } from './page-keys.ts';
import type { RunningParts } from './running-parts.ts';

/** Loads the modules for messages and calls now. They could not be loaded once the connection is lost. */
function prepareForSilence(feedback: Feedback): void {
  for (const part of [feedback.prepare(), import('../../api/transport.ts')]) {
    part.catch(() => undefined);
  }
}

/** Begins what runs for the life of the document and can wait until the first screen is there. */
export async function beginLiveWork(parts: RunningParts): Promise<void> {
  const { store, navigator, client, loader, feedback, own, cursor, untilOnline } = parts;
  const { contextPath, documentKind, routes } = store.get();
  forgetKept(store.get(), navigator.place());
  followLanguage(store, own.frameParts.allTexts);
  mountChrome(own, document.body, navigator);
  tellSilentValues();
  followPageKeys({ ...own, navigator });
  if (documentKind === 'login') {
    const { keepStandardLogin } = await import('../sign-in/keep-standard-login.ts');
    keepStandardLogin(store);
  }
  const touched = documentKind === 'login' ? whenTouched() : undefined;
  const onTheme = hearOfThemes(store, touched);
  followChanges({ store, client, loader, contextPath, cursor, untilOnline, onTheme });
  if (routes.errors['offline']) {
    loader.prefetch(routes.errors['offline'], {});
  }
  await touched;
  whenIdle(() => prepareForSilence(feedback));
}
