export { compileShell } from './compile.ts';
export { resolveMarkers } from './markers.ts';
export type { CompiledShell, ShellContext } from './types.ts';
