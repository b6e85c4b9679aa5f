import type { Layer } from '../../../src/types/start.ts';
import type { Scope } from '../../kernel/contracts/tenancy.ts';

/** The rows a level owns: company and app, -1 above. */
export type Level = Pick<Scope, 'companyId' | 'appId'>;

/** The layer that a level's own overrides make up. */
export function layerOf({ companyId, appId }: Level): Exclude<Layer, 'builtin'> {
  if (companyId === -1) return 'platform';
  return appId === -1 ? 'company' : 'app';
}

/** Whose override a layer is, seen from a level. */
export function ownerOf({ companyId, appId }: Level, layer: Layer): Level {
  return { companyId: layer === 'platform' ? -1 : companyId, appId: layer === 'app' ? appId : -1 };
}
