import type { Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { isMovingUpload, uploadIdOf } from './queries.ts';

/** A picture of a shipped template, which an app may have as its logo. */
const OF_TEMPLATE = /^\/api\/upload\/template\/[a-z0-9-]{1,40}\/[A-Za-z0-9.-]{1,40}$/;

type Asking = Pick<Context, 'services' | 'text'>;

/**
 * The address of an uploaded picture as it is stored for a logo; empty for none. A moving picture would move in every list that names what it
 * stands for. Throws `invalid-fields`.
 */
export async function ownLogo(address: string, asking: Asking): Promise<string> {
  const own = ownPicture(address, 'logo', asking);
  const id = uploadIdOf(own);
  if (id !== null && (await isMovingUpload(asking.services.database, id))) {
    throw fail('invalid-fields', { errors: { logo: asking.text('api.field.moving-picture') } });
  }
  return own;
}

/**
 * The address of an uploaded picture as it is stored, without the context path; empty for none. Another address would send the requests of
 * readers elsewhere. Throws `invalid-fields`, at `field`.
 */
export function ownPicture(address: string, field: string, { services }: Pick<Asking, 'services'>): string {
  const { contextPath } = services.config;
  const own = address.startsWith(contextPath) ? address.slice(contextPath.length) : address;
  if (own !== '' && uploadIdOf(own) === null && !OF_TEMPLATE.test(own)) throw fail('invalid-fields', { field });
  return own;
}
