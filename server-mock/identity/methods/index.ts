export type { Method } from './method.ts';
export { isMethodOffered, requireMethod } from './methods.ts';
