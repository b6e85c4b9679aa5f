import type { User } from '../../../src/types/start.ts';
import type { Configuration } from '../../kernel/configuration/index.ts';
import type { Row } from '../../kernel/database/tables.ts';
import { normaliseName } from '../../kernel/values/identifiers.ts';

/** Whether an address belongs to one of the configured super-administrators. */
export function isAdministratorAddress(email: string | null, config: Pick<Configuration, 'administrators'>): boolean {
  return email !== null && config.administrators.some((entry) => normaliseName(entry) === normaliseName(email));
}

/** An account as pages see it. Columns without a value become empty strings, as form fields expect. */
export function toUser(row: Row<'account'>, config: Pick<Configuration, 'administrators' | 'contextPath'>): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email ?? '',
    username: row.username ?? '',
    phone: row.phone ?? '',
    nickName: row.nick_name,
    avatar: row.avatar && config.contextPath + row.avatar,
    isSuperAdmin: row.super_admin || isAdministratorAddress(row.email, config),
  };
}
