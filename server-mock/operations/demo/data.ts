import { createHash } from 'node:crypto';
import type { Role } from '../../kernel/contracts/tenancy.ts';

/** The same identifier on every machine, 48 bits like all others. */
export const demoId = (name: string) => createHash('sha256').update(`demo:${name}`).digest().readUIntBE(0, 6);

/** Addresses to be added to the configured administrators where demo data is in place. */
export const demoAdministrators = ['admin@example.com'];

/** A person of the demo platform. */
export interface DemoAccount {
  email: string;
  username: string;
  phone: string | null;
  name: string;
  roles: Record<string, Role>;
}

/** The accounts of a platform that shows itself; `roles` by company key. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'admin@example.com', username: 'admin', phone: null, name: 'Admin', roles: { acme: 'owner' } },
  { email: 'owner@example.com', username: 'owner', phone: null, name: 'Owner', roles: { globex: 'owner' } },
  {
    email: 'member@example.com',
    username: 'member',
    phone: '13800000000',
    name: 'Member',
    roles: { acme: 'member', globex: 'member' },
  },
];

/** The companies they belong to. */
export const demoCompanies = [
  { key: 'acme', name: 'Acme', nameshort: 'AC' },
  { key: 'globex', name: 'Globex', nameshort: 'GX' },
] as const;

/** In each company. */
export const demoApp = { key: 'crm', name: 'CRM', description: '' } as const;

/** Roles that people were given in the demo app, by company key. */
export const demoRoles: readonly { email: string; company: string; name: string }[] = [
  { email: 'member@example.com', company: 'acme', name: 'Sales' },
  { email: 'member@example.com', company: 'globex', name: 'Support' },
];
