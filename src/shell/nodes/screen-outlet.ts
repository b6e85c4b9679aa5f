import type { NodeCompiler } from '../types.ts';

/** The place of the page in its shell. */
export const screenOutlet: NodeCompiler<'screen-outlet'> = {
  props: [],
  html: (_, scope) => scope.outlet?.() ?? '',
};
