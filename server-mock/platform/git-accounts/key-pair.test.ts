import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findOnPath } from '../../../src/commands/steps/chromium.mjs';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { isSameKey, newKeyPair, readPrivateKey } from './key-pair.ts';
import vectors from './key-vectors.json' with { type: 'json' };

const { locked, ...open } = vectors.pairs;
const pairs = Object.entries(open).map(([type, pair]) => ({ ...pair, type, privateKey: pair.privateKey.join('\n') }));
const [ed25519, rsa] = pairs as [(typeof pairs)[0], (typeof pairs)[0]];
const lockedKey = locked.privateKey.join('\n');

/** The random check of the format, written twice in a row, differs in each file; all else must be the same. */
function withoutCheck(file: string): string {
  const bytes = Buffer.from(file.replace(/-----[^-]+-----|\s/g, ''), 'base64');
  const at = Array.from({ length: bytes.length - 8 }, (_, index) => index).find(
    (index) =>
      bytes.subarray(index, index + 4).equals(bytes.subarray(index + 4, index + 8)) &&
      bytes.subarray(index + 8, index + 12).readUInt32BE() < 32,
  );
  expect(at).toBeDefined();
  return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at! + 8)]).toString('base64');
}

it.each(pairs)('reads and writes a key of type $type as ssh-keygen does', ({ privateKey, publicKey }) => {
  const pair = readPrivateKey(privateKey, 'test')!;
  expect(pair.publicKey).toBe(publicKey);
  expect(withoutCheck(pair.privateKey)).toBe(withoutCheck(privateKey));
});

it.each([
  ['PKCS #8', 'ed25519', { type: 'pkcs8', format: 'pem' }],
  ['PKCS #8', 'rsa', { type: 'pkcs8', format: 'pem' }],
  ['PKCS #1', 'rsa', { type: 'pkcs1', format: 'pem' }],
  ['SEC 1', 'ec', { type: 'sec1', format: 'pem' }],
] as const)('reads %s with an %s key', (_format, type, encoding) => {
  const options = { modulusLength: 2048, namedCurve: 'P-256' };
  const { privateKey } = generateKeyPairSync(type as 'rsa', options);
  const pair = readPrivateKey(String(privateKey.export(encoding as { type: 'pkcs8'; format: 'pem' })), 'ann')!;
  expect(pair.publicKey).toMatch(/^(ssh|ecdsa)-\S+ [\w+/]+=* ann$/);
  expect(readPrivateKey(pair.privateKey, 'ann')?.publicKey).toBe(pair.publicKey);
});

const hasSshKeygen = findOnPath(['ssh-keygen']) !== undefined;

// The fixed pairs above say the same on a machine without ssh-keygen, so nothing is left out there.
if (hasSshKeygen)
  it('makes pairs that ssh-keygen takes', { timeout: 30_000 }, () => {
    const folder = temporaryFolder('pagewright-keys-');
    const file = join(folder, 'key');
    const others = pairs.map(({ privateKey }) => readPrivateKey(privateKey, 'ann@example.com')!);
    for (const { privateKey, publicKey } of [newKeyPair('ann@example.com'), ...others]) {
      writeFileSync(file, privateKey, { mode: 0o600 });
      const printed = execFileSync('ssh-keygen', ['-y', '-P', '', '-f', file], { encoding: 'utf8' });
      expect(printed.trim()).toBe(publicKey);
      expect(execFileSync('ssh-keygen', ['-l', '-f', file], { encoding: 'utf8' })).toContain(' ann@example.com (');
    }
    rmSync(folder, { recursive: true });
  });

/** The file of one key with the public half of another in front. */
function mixed(): string {
  const own = newKeyPair('a');
  const foreign = newKeyPair('b');
  const blob = ({ publicKey }: { publicKey: string }) => Buffer.from(publicKey.split(' ')[1]!, 'base64');
  const bytes = Buffer.from(own.privateKey.replace(/-----[^-]+-----|\s/g, ''), 'base64');
  blob(foreign).copy(bytes, bytes.indexOf(blob(own)));
  return `-----BEGIN OPENSSH PRIVATE KEY-----\n${bytes.toString('base64')}\n-----END OPENSSH PRIVATE KEY-----`;
}

const pem = (bits: number) =>
  String(generateKeyPairSync('rsa', { modulusLength: bits }).privateKey.export({ type: 'pkcs8', format: 'pem' }));

it.each([
  ['no text', () => ''],
  ['a public key', () => ed25519.publicKey],
  ['a key behind a passphrase', () => lockedKey],
  ['a file that was cut off', () => ed25519.privateKey.replace(/\n[^\n]+\n-----END/, '\n-----END')],
  ['halves of two pairs', mixed],
  ['an RSA key of 512 bits', () => pem(512)],
  [
    'another kind of key',
    () => String(generateKeyPairSync('x25519').privateKey.export({ type: 'pkcs8', format: 'pem' })),
  ],
])('refuses %s', (_what, text) => {
  expect(readPrivateKey(text(), 'ann')).toBeNull();
});

it('knows a public key again, whatever its comment', () => {
  const renamed = ed25519.publicKey.replace(/ test$/, ' somebody else');
  expect(isSameKey(ed25519.publicKey, ` ${renamed}\n`)).toBe(true);
  expect(isSameKey(ed25519.publicKey, rsa.publicKey)).toBe(false);
  expect(isSameKey(ed25519.publicKey, newKeyPair('test').publicKey)).toBe(false);
});

it.each([
  'ssh-ed25519',
  'ssh-ed25519 x',
  ed25519.publicKey.replace('ssh-ed25519', 'ssh-rsa'),
  ed25519.publicKey.replace(/(\S{8}) test$/, ' test'),
  'nothing at all',
])('says that %j is no public key', (given) => {
  expect(isSameKey(ed25519.publicKey, given)).toBeNull();
});
