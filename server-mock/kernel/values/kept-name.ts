import { fail } from '../errors/fail.ts';
import { tidyName } from './person-name.ts';

/** A name of a company, an app or a page as it is kept. Throws `invalid-fields` where nothing of it is to be seen. */
export function keptName(text: string): string {
  const name = tidyName(text);
  if (name === '') throw fail('invalid-fields', { field: 'name' });
  return name;
}
