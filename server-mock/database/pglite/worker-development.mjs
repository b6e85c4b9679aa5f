// Node 20 runs no TypeScript, and a thread does not take over the compiler of the thread that started it.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
