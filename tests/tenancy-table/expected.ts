import type { Access } from '../../src/types/start.ts';

/** Who makes a call to the company globex: `designer` and `user` have this role in one of its apps. */
export const people = [
  'anonymous',
  'other company',
  'super-admin',
  'member',
  'user',
  'designer',
  'admin',
  'owner',
] as const;
export type Caller = (typeof people)[number];

/** What a call addresses: the company, its app for all members, or its app for people with a role. */
export const places = ['company', 'app', 'closed app'] as const;
export type Place = (typeof places)[number];

const administrators: readonly Caller[] = ['admin', 'owner'];
const members: readonly Caller[] = ['member', 'user', 'designer', ...administrators];

/** Who may make a call, by its access and by what it addresses. Written without the rule's own code. */
const matrix: Record<Access, Record<Place, readonly Caller[]>> = {
  anonymous: { company: people, app: people, 'closed app': people },
  'signed-in': {
    company: people.filter((person) => person !== 'anonymous'),
    app: people.filter((person) => person !== 'anonymous'),
    'closed app': people.filter((person) => person !== 'anonymous'),
  },
  'super-admin': { company: ['super-admin'], app: ['super-admin'], 'closed app': ['super-admin'] },
  'company-member': { company: members, app: members, 'closed app': ['user', ...administrators] },
  'company-admin': { company: administrators, app: administrators, 'closed app': administrators },
  'app-designer': { company: administrators, app: ['designer', ...administrators], 'closed app': administrators },
};

export const expected = (access: Access, place: Place, caller: Caller): boolean =>
  matrix[access][place].includes(caller);
