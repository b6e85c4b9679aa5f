import type { Texts } from '../i18n/translate.ts';

/** What is used of amis's store of a form item. */
export interface FieldStore {
  storeType: string;
  errorData?: readonly { msg: string; tag?: string }[];
  clearError?(tag: string): void;
  addError?(message: string, tag: string): void;
}

/** How amis marks what the server said of a field. */
const FROM_SERVER = 'remote';

/**
 * Says in the new language what the server had said at the fields: it spoke the language of its time. A sentence that is no text
 * as it stands, because values are in it, is taken away: the next try brings it again.
 */
export function retellErrors(stores: Iterable<FieldStore>, before: Texts, now: Texts): void {
  const told = [...stores].filter(({ storeType, errorData }) => storeType === 'FormItemStore' && errorData?.length);
  if (told.length === 0) return;
  const keys = new Map(Object.entries(before).map(([key, text]) => [text, key]));
  for (const field of told) {
    const sentences = field.errorData!.filter(({ tag }) => tag === FROM_SERVER).map(({ msg }) => msg);
    field.clearError?.(FROM_SERVER);
    for (const sentence of sentences) {
      const text = now[keys.get(sentence) ?? ''];
      if (text) field.addError?.(text, FROM_SERVER);
    }
  }
}
