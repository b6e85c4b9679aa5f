import { expect, it } from 'vitest';
import { createSetupSecret, newSetupCode } from './setup-secret.ts';

function create(databaseUrl?: string, environment: NodeJS.ProcessEnv = {}) {
  const codes: string[] = [];
  return { secret: createSetupSecret(databaseUrl, environment, (code) => codes.push(code)), codes };
}

it('makes codes that can be read off a screen and typed', () => {
  const codes = Array.from({ length: 200 }, newSetupCode);
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/);
  expect(new Set(codes).size).toBe(200);
});

it('announces a code once, and takes it however it is typed', () => {
  const { secret, codes } = create();
  expect([secret.kind, codes.length]).toEqual(['setup-code', 1]);
  const code = codes[0]!;
  expect([code, code.toLowerCase(), ` ${code.replaceAll('-', ' ')} `].map(secret.matches)).toEqual([true, true, true]);
  expect(['', code.slice(1), newSetupCode()].map(secret.matches)).toEqual([false, false, false]);
  expect(JSON.stringify(secret)).not.toContain(code);
});

it.each([
  ['postgres://ann:p%40ss%20word@localhost/db', {}, 'p@ss word'],
  ['postgres://ann@localhost/db', { PGPASSWORD: 'from outside' }, 'from outside'],
])('takes the password of %s', (databaseUrl, environment, password) => {
  const { secret, codes } = create(databaseUrl, environment);
  expect([secret.kind, codes]).toEqual(['database-password', []]);
  expect([password, password.toUpperCase(), ''].map(secret.matches)).toEqual([true, false, false]);
});

it('needs a code where the connection needs no password', () => {
  expect(create('postgres:///db?host=/run/postgresql').secret.kind).toBe('setup-code');
});

it('signs alike on every node with the same password, and unlike everywhere else', () => {
  const url = 'postgres://ann:secret@localhost/db';
  expect(create(url).secret.sign('x')).toBe(create(url).secret.sign('x'));
  expect(create(url).secret.sign('x')).not.toBe(create('postgres://ann:other@localhost/db').secret.sign('x'));
  expect(create().secret.sign('x')).not.toBe(create().secret.sign('x'));
});
