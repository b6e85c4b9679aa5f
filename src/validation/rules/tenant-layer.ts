import type { Layer } from '../../types/start.ts';

/** Whether a page is one of a company or an app, which others than its author pay for. */
export const isTenantLayer = (layer: Layer | undefined): boolean => layer === 'company' || layer === 'app';
