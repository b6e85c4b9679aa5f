import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { parsePublicKey, privateKeyFile, privateKeyIn, publicKeyText } from './keys.ts';
import { type FoundLicence, issueLicence, type Licence, readLicence } from './licence-text.ts';
import { licenceNotice } from './notice.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519');
const licence: Licence = { organisation: 'Rain & Co', expires: '2999-12-31', seats: 5, issued: '2026-01-01' };
const text = issueLicence(licence, privateKey);

/** The text with more seats than were signed. */
function tampered(): string {
  const [begin, ...body] = text.trim().split('\n');
  const end = body.pop();
  const [payload, signature] = body.join('').split('.');
  const more = Buffer.from(payload!, 'base64').toString().replace('"seats":5', '"seats":5000');
  return [begin, `${Buffer.from(more).toString('base64')}.${signature}`, end].join('\n');
}

it('is read back as it was issued, whatever mail has done to its lines', () => {
  for (const given of [
    text,
    text.replaceAll('\n', '\r\n'),
    `Dear all,\n> ${text.trim().replaceAll('\n', '\n> ')}\nBye`,
  ]) {
    const found = readLicence(given);
    expect(found).toMatchObject({ licence });
    const { isGenuine } = found as FoundLicence;
    expect([isGenuine(publicKey), isGenuine(other.publicKey)]).toEqual([true, false]);
  }
});

it.each([
  ['', 'license-malformed'],
  ['hello', 'license-malformed'],
  [text.replace('BEGIN', 'START'), 'license-malformed'],
  [text.slice(0, 80), 'license-cut-off'],
  [text.trim().split('\n').reverse().join('\n'), 'license-cut-off'],
  [text.replace('.', ''), 'license-damaged'],
  [text.replace(/.+\n-----END/, '\n-----END'), 'license-damaged'],
  [text.replace(/\n.{20}/, '\n'), 'license-damaged'],
])('is not found in %j: %s', (given, damage) => expect(readLicence(given)).toBe(damage));

it('knows its key in both spellings, and no key of another kind', () => {
  const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
  for (const spelling of [pem, pem.replaceAll('\n', '\\n'), publicKeyText(publicKey)]) {
    expect(publicKeyText(parsePublicKey(spelling)!)).toBe(publicKeyText(publicKey));
  }
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
  expect(parsePublicKey(rsa.export({ format: 'pem', type: 'spki' }).toString())).toBeNull();
  expect(parsePublicKey('nonsense')).toBeNull();
});

it('keeps the private key for its owner alone, and makes it once', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-licence-'));
  const file = privateKeyFile(dataDir);
  const [first, second] = [privateKeyIn(file), privateKeyIn(file)].map((key) => publicKeyText(createPublicKey(key)));
  expect(first).toBe(second);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  rmSync(dataDir, { recursive: true });
});

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let admin: Person;
  const register = (license: string) => admin.post('/register-license', { license, redirect: '/i' });
  const status = async () => (await admin.get('/api/admin/license')).json.data;

  beforeAll(async () => {
    const environment = {
      PAGEWRIGHT_ORG_NAME: 'rain & co ',
      PAGEWRIGHT_LICENSE_PUBLIC_KEY: publicKeyText(publicKey),
    };
    platform = await startDemoPlatform(engine, { environment });
    admin = await platform.person('admin');
  });

  it('is for platform administrators', async () => {
    for (const person of [platform.visitor(), await platform.person('owner')]) {
      const expected = person.cookies.size > 0 ? 403 : 401;
      expect((await person.post('/register-license', { license: text })).status).toBe(expected);
      expect((await person.get('/api/admin/license')).status).toBe(expected);
    }
  });

  it('is not needed, which is said where an operator has installed the platform', async () => {
    expect(await status()).toMatchObject({ state: 'none', people: 3 });
    expect(await licenceNotice(platform.services)).toBeNull();
    const mark = { key: 'installation', value: JSON.stringify({ at: '2026-01-01', companyId: 1 }) };
    await platform.services.database.query.insertInto('setting').values(mark).execute();
    expect(await licenceNotice(platform.services)).toMatchObject({ kind: 'licence', message: 'missing' });
    const home = (await admin.get('/', { accept: 'text/html' })).text;
    expect(home).toContain('"kind":"licence"');
    const others = await platform.person('owner');
    expect((await others.get('/', { accept: 'text/html' })).text).not.toContain('"kind":"licence"');
  });

  it.each([
    ['no licence', 'hello', 'no licence text'],
    ['half a one', text.slice(0, 90), 'cut off'],
    ['one with a gap', text.replace(/\n.{20}/, '\n'), 'damaged'],
    ['one that was changed', tampered(), 'not valid'],
    ['one that somebody else signed', issueLicence(licence, other.privateKey), 'not valid'],
    [
      'one for another',
      issueLicence({ ...licence, organisation: 'Globex' }, privateKey),
      '“Globex”, and this platform belongs to “rain & co ”',
    ],
    ['one that is over', issueLicence({ ...licence, expires: '2026-01-31' }, privateKey), '2026-01-31'],
  ])('refuses %s, and says why', async (_, given, reason) => {
    const answer = await register(given);
    expect([answer.status, answer.json.msg]).toEqual([422, expect.stringContaining(reason)]);
    expect(answer.json.errors).toEqual({ license: answer.json.msg });
    expect((await status())['state']).toBe('none');
  });

  it('asks for a proof of this very licence before one that counts is stored', async () => {
    admin.confirms = false;
    const asked = await admin.post<{ action: string }>('/register-license', { license: text });
    expect([asked.status, asked.json.status, (await status())['state']]).toEqual([403, 4031, 'none']);
    const { action } = asked.json.data;
    const shown = await admin.get<{ actions: string[] }>(`/api/user/proof?action=${encodeURIComponent(action)}`);
    expect(shown.json.data.actions).toEqual(['Register the licence: Rain & Co · 2999-12-31']);
    const { token = '' } = await admin.prove(action, { password: demoPassword });
    const other = issueLicence({ ...licence, seats: 6 }, privateKey);
    const answer = await admin.post('/register-license', { license: other }, { 'x-proof': token });
    expect([answer.json.status, (await status())['state']]).toEqual([4031, 'none']);
    admin.confirms = true;
  });

  it('takes a good one, and counts its days and seats', async () => {
    expect((await register(text)).json.data).toEqual({ redirect: '/i' });
    expect(await status()).toEqual({
      state: 'valid',
      organisation: 'Rain & Co',
      expires: '2999-12-31',
      seats: 5,
      people: 3,
    });
    expect(await licenceNotice(platform.services)).toBeNull();
    await register(issueLicence({ ...licence, seats: 2 }, privateKey));
    expect(await licenceNotice(platform.services)).toMatchObject({ kind: 'licence', message: 'seats' });
  });

  it('is over on the day after its last', async () => {
    const expires = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await register(issueLicence({ ...licence, expires }, privateKey));
    expect((await status())['state']).toBe('valid');
    const onItsLast = { ...platform.services, now: () => new Date(`${expires}T23:59:59Z`) };
    expect(await licenceNotice(onItsLast)).toBeNull();
    const later = { ...platform.services, now: () => new Date(Date.now() + 2 * 86_400_000) };
    expect(await licenceNotice(later)).toEqual({
      kind: 'licence',
      screen: '',
      layer: 'builtin',
      message: 'expired',
    });
  });

  it('is written down, without its text', async () => {
    const lines = (await auditOf(platform.services)).filter(({ action }) => action.startsWith('licence.'));
    expect(lines.map(({ action, detail }) => [action, (detail as { fault?: string }).fault])).toEqual([
      ['licence.refused', 'license-malformed'],
      ['licence.refused', 'license-cut-off'],
      ['licence.refused', 'license-damaged'],
      ['licence.refused', 'license-forged'],
      ['licence.refused', 'license-forged'],
      ['licence.refused', 'license-foreign'],
      ['licence.refused', 'license-expired'],
      ['licence.registered', undefined],
      ['licence.registered', undefined],
      ['licence.registered', undefined],
    ]);
    expect(lines[0]).toMatchObject({ actor_name: 'Admin', address: '127.0.0.1' });
    expect(JSON.stringify(lines)).not.toContain(text.split('\n')[1]!.slice(0, 20));
  });
});
