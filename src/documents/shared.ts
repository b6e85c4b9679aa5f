// First, as in the other documents: its files import one another and are to be evaluated in the same order everywhere.
import '../host/index.tsx';
import { loadFullStyles } from '../host/late/full-styles.ts';
import { reveal, untilDrawn } from './reveal.ts';

/** Loads the styles of the page: those that the server has chosen for it, else all of them. */
function loadStyles(): Promise<void> {
  const chosen = document.querySelector<HTMLLinkElement>('#pagewright-shown');
  if (!chosen) return loadFullStyles();
  return new Promise((resolve) => {
    chosen.onload = chosen.onerror = () => resolve();
    chosen.rel = 'stylesheet';
  });
}

// What only a document without origin needs stays out of the other documents.
const shown = import('../host/sandboxed/start-page.ts').then(({ startPage }) => startPage()).then(() => untilDrawn());
void Promise.all([loadStyles(), shown]).then(() => reveal());
