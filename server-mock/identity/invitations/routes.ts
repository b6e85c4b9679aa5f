import type { FastifyInstance } from 'fastify';
import { invitationsContract } from '../../../src/types/generated/contracts/invitations.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { accountByInvitation, joinByInvitation, readInvitation } from './accept.ts';
import { inviteMembers } from './invite.ts';
import { listInvitations, resendInvitation, revokeInvitation } from './manage.ts';

/** Invitations of people to a company: sent by who administers it, accepted by who reads the mail. */
export function registerInvitations(app: FastifyInstance): void {
  const forAdministrators = { listInvitations, inviteMembers, resendInvitation, revokeInvitation };
  defineOperations(app, invitationsContract, {
    ...forAdministrators,
    ...{ readInvitation, joinByInvitation, accountByInvitation },
  });
}
