import type { Scope } from '../routes/scope.ts';
import type { Layer } from '../types/start.ts';

/** The layer that the pages of a level make up. */
export function layerOfScope({ company, app }: Scope): Layer {
  if (app) return 'app';
  return company ? 'company' : 'platform';
}
