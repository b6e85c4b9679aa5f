import type { FastifyInstance } from 'fastify';
import { accessTokensContract } from '../../../src/types/generated/contracts/access-tokens.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import {
  accessTokenLevels,
  addAccessToken,
  describeAccessToken,
  listAccessTokens,
  revokeAccessToken,
} from './own-tokens.ts';

/** A person's access tokens. */
export function registerAccessTokens(app: FastifyInstance): void {
  const changes = { addAccessToken, revokeAccessToken };
  defineOperations(app, accessTokensContract, {
    listAccessTokens,
    accessTokenLevels,
    describeAccessToken,
    ...changes,
  });
}
