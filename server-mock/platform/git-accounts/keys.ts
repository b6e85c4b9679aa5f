import type { AddGitAccountBody } from '../../../src/types/generated/contracts/git-accounts.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { isSameKey, type KeyPair, newKeyPair, readPrivateKey } from './key-pair.ts';

/** What the forms to add and to change have in common. */
export type GivenAccount = AddGitAccountBody;

/**
 * The key pair that a form asks for: a new one, or the one a person brought. Throws `git-key-invalid` for a private key that
 * cannot be read, `git-key-mismatch` for a public key of another one.
 */
export function wantedKeys({
  method = 'auto',
  gitEmail,
  sshPrivateKey = '',
  sshPublicKey = '',
}: GivenAccount): KeyPair {
  if (method === 'auto') return newKeyPair(gitEmail);
  const pair = readPrivateKey(sshPrivateKey, gitEmail);
  if (!pair) throw fail('git-key-invalid', { field: 'sshPrivateKey' });
  const same = sshPublicKey.trim() === '' ? true : isSameKey(pair.publicKey, sshPublicKey);
  if (same === null) throw fail('git-key-invalid', { field: 'sshPublicKey' });
  if (!same) throw fail('git-key-mismatch', { field: 'sshPublicKey' });
  return pair;
}
