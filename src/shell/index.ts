export { compileShell } from './compile.ts';
export type { CompiledShell, ShellContext } from './types.ts';
