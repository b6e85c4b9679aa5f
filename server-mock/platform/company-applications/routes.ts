import type { FastifyInstance } from 'fastify';
import { companyApplicationsContract } from '../../../src/types/generated/contracts/company-applications.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { applyForCompany, ownApplication } from './apply.ts';
import { approveApplication, listApplications, rejectApplication } from './decide.ts';

/** Applications for a company. */
export function registerCompanyApplications(app: FastifyInstance): void {
  const decided = { listApplications, approveApplication, rejectApplication };
  defineOperations(app, companyApplicationsContract, { applyForCompany, ownApplication, ...decided });
}
