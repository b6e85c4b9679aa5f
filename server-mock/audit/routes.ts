import type { FastifyInstance } from 'fastify';
import contract from '../../schemas/contracts/audit.json' with { type: 'json' };
import { defineOperations } from '../contracts/index.ts';
import { auditChoices } from './choices.ts';
import { auditExport } from './export.ts';
import { auditLog } from './log.ts';

/** The audit log, for platform administrators. */
export function registerAudit(app: FastifyInstance): void {
  defineOperations(app, contract, { auditLog, auditExport, auditChoices });
}
