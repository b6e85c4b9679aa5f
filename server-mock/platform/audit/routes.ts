import type { FastifyInstance } from 'fastify';
import { auditContract } from '../../../src/types/generated/contracts/audit.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { auditChoices } from './choices.ts';
import { auditExport } from './export.ts';
import { auditLog } from './log.ts';

/** The audit log, for platform administrators. */
export function registerAudit(app: FastifyInstance): void {
  defineOperations(app, auditContract, { auditLog, auditExport, auditChoices });
}
