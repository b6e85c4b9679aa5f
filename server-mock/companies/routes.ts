import type { FastifyInstance } from 'fastify';
import contract from '../../schemas/contracts/companies.json' with { type: 'json' };
import type { ListCompaniesAnswer } from '../../src/types/generated/contracts/companies.ts';
import { type Context, defineOperations } from '../contracts/index.ts';
import { leaveCompany, ownCompanies } from './own-companies.ts';

async function listCompanies({ services, me }: Context): Promise<ListCompaniesAnswer> {
  return { items: await services.companies.ofAccount(me.id) };
}

/** A person's companies: for the home page, and for the user center, where one can leave them. */
export function registerCompanies(app: FastifyInstance): void {
  defineOperations(app, contract, { listCompanies, ownCompanies, leaveCompany });
}
