import type { Call } from '../../kernel/contracts/index.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { type ShippedTemplate, shippedTemplates } from './shipped/index.ts';
import { useTemplate } from './use-template.ts';

/** What other features ask of templates. */
export interface AppTemplates {
  readonly shipped: readonly ShippedTemplate[];
  /** Makes an app of the template that a call names. */
  use(context: Call<'createApp'>): Promise<{ key: string; redirect: string }>;
}

/** Reads the shipped templates. */
export function createAppTemplates(base: ServiceBase): AppTemplates {
  return { shipped: shippedTemplates(base), use: useTemplate };
}
