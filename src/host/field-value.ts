import { getVariable } from 'amis-core';

/** What a form item knows of the form around it. */
interface Neighbours {
  data: Record<string, unknown>;
  formStore?: { getItemByName(name: string): { tmpValue?: unknown } | undefined };
}

/**
 * The current text of another field of the same form. The form's data lags a quarter of a second behind the keyboard; the field
 * itself does not.
 */
export function fieldText({ data, formStore }: Neighbours, name: string): string {
  const typed = formStore?.getItemByName(name)?.tmpValue;
  return String(typed ?? getVariable(data, name) ?? '').trim();
}
