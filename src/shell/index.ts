export { compileShell } from './compile.ts';
export { compileDecoration } from './decoration.ts';
export { compileFrame } from './frame.ts';
export { resolveMarkers } from './markers.ts';
export { fillOpen } from './open-parts.ts';
export { type RequestData, readValue } from './reads.ts';
export type { CompiledShell, FrameContext, ShellContext } from './types.ts';
