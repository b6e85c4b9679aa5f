import { validate } from 'amis-core';
import type { SayAgain } from '../../i18n/say-again.ts';

/** What a field is said to lack; `rule` names the check that found it. */
interface Told {
  msg: string;
  tag?: string;
  rule?: string;
}

/** What is used of amis's store of a form item. */
export interface FieldStore {
  storeType: string;
  errorData?: readonly Told[];
  clearError?(tag: string): void;
  addError?(message: string | Told[], tag: string): void;
  tmpValue?: unknown;
  rules?: object;
  messages?: Record<string, string>;
  form?: { data: object };
  __?(text: string): string;
}

/** How amis marks what the server said of a field, and what the form itself found. */
const FROM_SERVER = 'remote';
const FROM_FORM = 'builtin';

/** Says in the new language what is said at the fields: it spoke the language of its time. What `say` does not know stays. */
export function retellErrors(stores: Iterable<FieldStore>, say: SayAgain): void {
  const told = [...stores].filter(({ storeType, errorData }) => storeType === 'FormItemStore' && errorData?.length);
  for (const field of told) {
    checkAgain(field);
    const sentences = of(field, FROM_SERVER).map(({ msg }) => msg);
    field.clearError?.(FROM_SERVER);
    for (const sentence of sentences) field.addError?.(say(sentence) ?? sentence, FROM_SERVER);
  }
}

const of = ({ errorData = [] }: FieldStore, from: string): Told[] => errorData.filter(({ tag }) => tag === from);

/** The field has its sentences in the new language by now; what it is said to lack still has the old ones. */
function checkAgain(field: FieldStore): void {
  const found = of(field, FROM_FORM);
  if (found.length === 0 || found.some(({ rule }) => !rule)) return;
  const { tmpValue, form, rules, messages, __ } = field;
  const lacks = validate(tmpValue, form?.data ?? {}, rules as never, messages, __) as Told[];
  field.clearError?.(FROM_FORM);
  field.addError?.(lacks, FROM_FORM);
}
