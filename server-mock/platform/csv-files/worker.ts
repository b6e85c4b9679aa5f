import { isMainThread } from 'node:worker_threads';

// A process that reads CSV files, with a second thread that watches over it. Each of them loads only what it needs.
if (isMainThread) await import('./read-process.ts');
else await import('../../kernel/processes/watchdog.ts');
