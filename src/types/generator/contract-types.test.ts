import { expect, it } from 'vitest';
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
