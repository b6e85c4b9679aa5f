import type { FastifyInstance } from 'fastify';
import { passkeysContract } from '../../../src/types/generated/contracts/passkeys.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { addPasskey, deletePasskey, listPasskeys, passkeyOffer, renamePasskey } from './settings.ts';
import { loginByPasskey, passkeyChallenge } from './sign-in.ts';

/** Passkeys: making, naming and deleting them, and signing in with one. */
export function registerPasskeys(app: FastifyInstance): void {
  const settings = { listPasskeys, passkeyOffer, addPasskey, renamePasskey, deletePasskey };
  defineOperations(app, passkeysContract, { ...settings, passkeyChallenge, loginByPasskey });
}
