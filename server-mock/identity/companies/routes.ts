import type { FastifyInstance } from 'fastify';
import { companiesContract } from '../../../src/types/generated/contracts/companies.ts';
import { type Call, defineOperations, listPage } from '../../kernel/contracts/index.ts';
import { leaveCompany, ownCompanies } from './own-companies.ts';

async function listCompanies(context: Call<'listCompanies'>) {
  const companies = await context.services.companies.ofAccount(context.me.id);
  return listPage(
    context,
    companies.map(({ designs, ...company }) => company),
  );
}

/** A person's companies: for the home page, and for the user center, where one can leave them. */
export function registerCompanies(app: FastifyInstance): void {
  defineOperations(app, companiesContract, { listCompanies, ownCompanies, leaveCompany });
}
