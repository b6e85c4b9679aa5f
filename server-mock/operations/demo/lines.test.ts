import { expect, it } from 'vitest';
import { silentLog } from '../../../tests/support/databases.ts';
import { createTexts } from '../../kernel/locales/index.ts';
import { findProjectRoot } from '../../kernel/program/project-root.ts';
import { demoLines } from './lines.ts';

const texts = createTexts(findProjectRoot(), silentLog);
const [ann, bob] = ['ann@example.com', 'bob@example.com'];
const accounts = [
  { email: ann, companies: ['acme'] },
  { email: bob, companies: ['acme', 'globex'] },
];
const people = ['Demo accounts:', `  ${ann}  acme`, `  ${bob}  acme, globex`];
const kept = '  password: as printed on the first start; set DEMO_PASSWORD for another';

it.each([
  ['all', 'Secret1!', [ann, bob], ['  password: Secret1!']],
  ['some', 'Secret1!', [bob], [`  password of ${bob}: Secret1!`, kept]],
  ['none', null, [], [kept]],
])('tells the password of %s of the accounts', (_, password, holders, secrets) => {
  const lines = demoLines({ accounts, password, holders }, texts);
  expect(lines).toBe([...people, ...secrets, ''].join('\n'));
});
