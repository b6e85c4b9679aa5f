import type { Generator } from '../sources.ts';
import { callPages } from './calls.ts';
import { codePages } from './codes.ts';
import { rendererPages } from './renderers.ts';

/** What can stand below a page of the manual, by the name that `index.json` gives it. */
export const generators: Readonly<Record<string, Generator>> = {
  renderers: rendererPages,
  codes: codePages,
  calls: callPages,
};
