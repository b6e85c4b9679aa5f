import type { Layer } from '../types/start.ts';

/** Whether a layer is a tenant's: its author is neither the platform nor its operator. */
export const isTenantLayer = (layer: Layer | undefined): boolean => layer === 'company' || layer === 'app';
