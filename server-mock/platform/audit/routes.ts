import type { FastifyInstance } from 'fastify';
import { auditContract } from '../../../src/types/generated/contracts/audit.ts';
import { companyAuditContract } from '../../../src/types/generated/contracts/company-audit.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { auditChoices } from './choices.ts';
import { companyAuditChoices, companyAuditExport, companyAuditLog } from './company.ts';
import { auditExport } from './export.ts';
import { auditLog } from './log.ts';

/** The audit log: all of it for platform administrators, that of a company for those who administer the company. */
export function registerAudit(app: FastifyInstance): void {
  defineOperations(app, auditContract, { auditLog, auditExport, auditChoices });
  defineOperations(app, companyAuditContract, { companyAuditLog, companyAuditExport, companyAuditChoices });
}
