import { expect, it } from 'vitest';
import { callTypes } from './call-types.ts';
import { contractTypes } from './contract-types.ts';

const contract = {
  operations: [
    {
      id: 'login',
      body: {
        type: 'object',
        required: ['email'],
        properties: { email: { type: 'string' }, tags: { enum: ['a', 'b'] } },
      },
      answer: { $ref: '#/definitions/User' },
    },
  ],
  definitions: { User: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } } },
};

it('names what an operation takes and answers, and closes its objects', async () => {
  const source = await contractTypes(contract, 'sign-in');
  expect(source).toContain('export interface SignInOperations {');
  expect(source).toMatch(/login: \{\s*body: LoginBody;\s*answer: User;/);
  expect(source).toMatch(/export interface LoginBody \{\s*email: string;\s*tags\?: 'a' \| 'b';\s*\}/);
  expect(source).toMatch(/export interface User \{\s*id: number;\s*\}/);
  expect(source).not.toContain('[k: string]');
});

it('says where it comes from', async () => {
  expect(await contractTypes(contract, 'sign-in')).toMatch(/^\/\/ .*schemas\/contracts\/sign-in\.json/);
});

it('ties the contract to its types', async () => {
  const source = await contractTypes(contract, 'sign-in');
  expect(source).toContain("from '../../../../schemas/contracts/sign-in.json'");
  expect(source).toContain('export const signInContract: Contract<SignInOperations> = withLists(contract);');
});

it('says of what has a default that it is always there, and gives no type to an answer without a form', async () => {
  const page = { type: 'integer', default: 1 };
  const query = { type: 'object', properties: { page, word: { type: 'string' } } };
  const operations = [{ id: 'go', query, answer: { description: 'A redirect.' } }];
  const source = await contractTypes({ operations }, 'ways');
  expect(source).toMatch(/go: \{\s*query: GoQuery;\s*\};/);
  expect(source).toMatch(/export interface GoQuery \{\s*page: number;\s*word\?: string;\s*\}/);
});

it('gathers the calls of all contracts', () => {
  const source = callTypes(['sign-in', 'ways']);
  expect(source).toContain("import type { WaysOperations } from './contracts/ways.ts';");
  expect(source).toMatch(/export interface Calls\s+extends SignInOperations,\s+WaysOperations \{\}/);
});
