import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Directory, onSlapd, startDirectory } from '../../../../tests/support/providers/slapd.ts';
import { findProjectRoot } from '../../../kernel/program/project-root.ts';

const program = ['--liftoff-only', '--import', 'tsx', 'tests/support/providers/prove-at-directory.ts'];

onSlapd(() => {
  let directory: Directory;
  beforeAll(async () => {
    directory = await startDirectory();
    await directory.add({ uid: 'ann', cn: 'Ann', password: 'Ann-secret1' });
  });
  afterAll(() => directory.stop());

  /** The directory by name and by number, with TLS from the beginning and later. Its certificate is made out to the name. */
  const ways = () => {
    const numbered = [directory.secureUrl, directory.url.replace('ldap:', 'ldap+starttls:')];
    return [...numbered.map((url) => url.replace('127.0.0.1', 'localhost')), ...numbered];
  };

  /** What comes of a name and a password at each of them, in a process that trusts the certificate, or nobody new. */
  async function outcomes(trusted: boolean): Promise<string[]> {
    const directories = ways().map((url) => ({ ...directory.settings, url }));
    const input = JSON.stringify({ directories, username: 'ann', password: 'Ann-secret1' });
    const trust = trusted ? { NODE_EXTRA_CA_CERTS: directory.certificate } : {};
    const options = { cwd: findProjectRoot(), env: { PATH: process.env['PATH'], ...trust } };
    return JSON.parse((await promisify(execFile)(process.execPath, [...program, input], options)).stdout);
  }

  it('speaks TLS, from the beginning and later, with a directory whose certificate is trusted and made out to it', async () => {
    const ann = 'uid=ann,ou=people,dc=example,dc=org';
    const another = 'Error ERR_TLS_CERT_ALTNAME_INVALID';
    expect(await outcomes(true)).toEqual([ann, ann, another, another]);
  });

  it('tells no password to a directory whose certificate nobody vouches for', async () => {
    expect(await outcomes(false)).toEqual(ways().map(() => 'Error DEPTH_ZERO_SELF_SIGNED_CERT'));
  });
});
