import type { FormControlProps } from 'amis-core';
import type { Refusal } from './send.ts';

/**
 * Has the form say at its own fields what is wrong with them.
 * @returns the first of them, or null when the refusal concerns none and is to be said elsewhere
 */
export function tellFields({ formStore }: FormControlProps, { errors }: Refusal): string | null {
  const wrong = Object.entries(errors ?? {}).filter(([name]) => formStore?.getItemsByName(name).length);
  formStore?.setFormItemErrors(Object.fromEntries(wrong));
  return wrong[0]?.[0] ?? null;
}
