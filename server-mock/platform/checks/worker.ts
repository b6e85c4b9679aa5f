import { isMainThread } from 'node:worker_threads';

// A process that checks pages, with a second thread that watches over it. Each of them loads only what it needs.
if (isMainThread) await import('./check-process.ts');
else await import('../../kernel/processes/watchdog.ts');
