import { runWorker } from '../../threads/development.mjs';

await runWorker(new URL('./worker.ts', import.meta.url), 'pglite-worker');
