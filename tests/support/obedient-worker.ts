/** The program of a worker that does what a page's title says: `hang`, `fill the memory`, `crash`; other pages get a form. */
export const obedientWorker = new URL('./obedient-worker.mjs', import.meta.url);
