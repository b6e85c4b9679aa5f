export { type ExternalMethod, externalMethods } from './external.ts';
export type { Method } from './method.ts';
export { isMethodOffered, requireMethod } from './methods.ts';
export { isMethodWith, methodsWith } from './methods-with.ts';
export { type MethodsWith, methods } from './table.ts';
