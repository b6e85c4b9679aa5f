import { createObject, getVariable } from 'amis-core';

/** What a form item knows of the form around it. */
interface Neighbours {
  data: Record<string, unknown>;
  formStore?: {
    items?: readonly { name?: string; tmpValue?: unknown }[];
    getItemByName(name: string): { tmpValue?: unknown } | undefined;
  };
}

/**
 * The current text of another field of the same form. The form's data lags a quarter of a second behind the keyboard; the field
 * itself does not.
 */
export function fieldText({ data, formStore }: Neighbours, name: string): string {
  const typed = formStore?.getItemByName(name)?.tmpValue;
  return String(typed ?? getVariable(data, name) ?? '').trim();
}

/** What stands in all fields of the same form at this moment, over the form's data. */
export function fieldValues({ data, formStore }: Neighbours): object {
  const typed = (formStore?.items ?? []).flatMap(({ name, tmpValue }) =>
    name && tmpValue !== undefined ? [[name, tmpValue] as const] : [],
  );
  return createObject(data, Object.fromEntries(typed));
}
