import type { AccountRow } from '../../identity/accounts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { isOwnUpload, uploadIdOf } from '../uploads/index.ts';

/**
 * The avatar column for what the form sent: nothing, the present image, or an upload of the account's own. Any other
 * address would let people load foreign images into everybody's pages. Throws `avatar-invalid`.
 */
export async function avatarColumn(
  given: string,
  row: AccountRow,
  { config, database }: Pick<ServiceBase, 'config' | 'database'>,
): Promise<string> {
  const inContext = config.contextPath && given.startsWith(`${config.contextPath}/`);
  const path = inContext ? given.slice(config.contextPath.length) : given;
  if (path === '' || path === row.avatar) return path;
  const id = uploadIdOf(path);
  if (id === null || !(await isOwnUpload(database, id, row.id))) throw fail('avatar-invalid', { field: 'avatar' });
  return path;
}
