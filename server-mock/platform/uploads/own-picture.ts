import type { Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { isMovingUpload, uploadIdOf } from './queries.ts';

type Asking = Pick<Context, 'services' | 'text'>;

/**
 * The address of an uploaded picture as it is stored for a logo; empty for none. Another address would send the requests of readers
 * elsewhere, and a moving picture would move in every list that names what it stands for. Throws `invalid-fields`.
 */
export async function ownLogo(address: string, { services, text }: Asking): Promise<string> {
  const { contextPath } = services.config;
  const own = address.startsWith(contextPath) ? address.slice(contextPath.length) : address;
  if (own === '') return own;
  const id = uploadIdOf(own);
  if (id === null) throw fail('invalid-fields', { field: 'logo' });
  if (await isMovingUpload(services.database, id)) {
    throw fail('invalid-fields', { errors: { logo: text('api.field.moving-picture') } });
  }
  return own;
}
