import type { FastifyInstance } from 'fastify';
import { accountsContract } from '../../../src/types/generated/contracts/accounts.ts';
import { passwordDescription } from '../../identity/passwords/index.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { updateUserInfo, userInfo } from './user-info.ts';
import { updatePassword } from './user-password.ts';
import { savePreferences } from './user-preferences.ts';
import { userRoles } from './user-roles.ts';

/** The calls of the user center, and the password hint. */
export function registerAccounts(app: FastifyInstance): void {
  defineOperations(app, accountsContract, {
    userInfo,
    updateUserInfo,
    updatePassword,
    savePreferences,
    userRoles,
    passwordDescription,
  });
}
