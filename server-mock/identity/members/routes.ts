import type { FastifyInstance } from 'fastify';
import { membersContract } from '../../../src/types/generated/contracts/members.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { changeMember, listMembers, removeMember } from './members.ts';

/** The people of a company and their roles. */
export function registerMembers(app: FastifyInstance): void {
  defineOperations(app, membersContract, { listMembers, changeMember, removeMember });
}
