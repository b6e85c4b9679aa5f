import { isStorable } from '../http/text-hook.ts';
import type { Services } from '../services.ts';

/** Whose turn it is when an address names a company that there is not. No company's key has a blank. */
const unknown = 'no company';

/**
 * Whose turn a visit without a session takes: that of the company whose sign-in page it shows, or the platform's, which is empty.
 * Made-up keys take one turn together. Otherwise a crowd of them would have a turn for each key, and a company only one.
 */
export async function turnOwner(
  { companies }: Pick<Services, 'companies'>,
  { company: key }: Record<string, string>,
): Promise<string> {
  if (!key) return '';
  return isStorable(key) && (await companies.findByKey(key)) ? key : unknown;
}
