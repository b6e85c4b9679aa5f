// First, as in the other documents: its files import one another and are to be evaluated in the same order everywhere.
import '../host/index.tsx';
import { loadFullStyles } from '../host/late/full-styles.ts';
import { reveal, untilDrawn } from './reveal.ts';

// What only a document without origin needs stays out of the other documents.
const shown = import('../host/sandboxed/start-page.ts').then(({ startPage }) => startPage()).then(() => untilDrawn());
void Promise.all([loadFullStyles(), shown]).then(() => reveal());
