import { runWorker } from '../../kernel/threads/development.mjs';

await runWorker(new URL('./worker.ts', import.meta.url), 'csv-files-worker');
