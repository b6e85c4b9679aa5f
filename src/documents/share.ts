import '../theme/styles.ts';
// First, as in the other documents: its files import one another and are to be evaluated in the same order everywhere.
import '../host/index.tsx';

// What only a document without origin needs stays out of the other documents.
void import('../host/sandboxed/start-page.ts').then(({ startPage }) => startPage());
