import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigurationError, loadConfiguration, publicConfig } from './index.ts';
import { configurationKeys, environmentName } from './keys.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pagewright-config-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const write = (text: string) => writeFileSync(join(dataDir, 'config.json'), text);
const load = (environment: Record<string, string> = {}) => loadConfiguration(environment, dataDir);

function problems(environment: Record<string, string> = {}): string[] {
  try {
    load(environment);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems.map((line) => line.replace(`${dataDir}/`, ''));
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  it('makes the data folder for its owner alone', () => {
    const made = join(dataDir, 'made');
    loadConfiguration({}, made);
    expect(statSync(made).mode & 0o777).toBe(0o700);
  });

  it('has a default for every key', () => {
    const config = load() as unknown as Record<string, unknown>;
    for (const { path } of configurationKeys) {
      const value = path.reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], config);
      expect(value, path.join('.')).toBeDefined();
    }
    expect(config).toMatchObject({ mode: 'saas', authTypes: ['email', 'password'], session: { sameSite: 'lax' } });
  });

  it('comes from the file, and the environment goes first', () => {
    write('{"siteName": "File", "session": {"maxAge": 3600}, "oauth": {"clientId": "a"}}');
    const config = load({
      PAGEWRIGHT_SITE_NAME: 'Environment',
      PAGEWRIGHT_OAUTH_TOKEN_URL: 'https://id.example/token',
      PAGEWRIGHT_AUTH_TYPES: 'password, ldap',
      PAGEWRIGHT_IS_BAIDU_CLOUD: 'true',
      PAGEWRIGHT_FEATURE_FLAG_STANDALONE_GIT_PUSH: '1',
      PAGEWRIGHT_SESSION_COOKIE_NAME: 'sid',
    });
    expect(config).toMatchObject({
      siteName: 'Environment',
      authTypes: ['password', 'ldap'],
      isBaiduCloud: true,
      featureFlag: { standaloneGitPush: true, quickApp: false, looks: false },
      session: { maxAge: 3600, cookieName: 'sid' },
      oauth: { clientId: 'a', tokenUrl: 'https://id.example/token' },
    });
  });

  it('can lie in a file of another name, which then has to exist', () => {
    const path = join(dataDir, 'other.json');
    writeFileSync(path, '{"siteName": "Other"}');
    expect(load({ PAGEWRIGHT_CONFIG: path }).siteName).toBe('Other');
    expect(problems({ PAGEWRIGHT_CONFIG: join(dataDir, 'none.json') })[0]).toMatch(/^none\.json: cannot be read/);
  });

  it('gives every key a name of its own in the environment', () => {
    const names = configurationKeys.map(({ path }) => environmentName(path));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('PAGEWRIGHT_LDAP_NICKNAME_ATTRIBUTE');
  });
});

describe('a mistake', () => {
  it('in the file is told with its line and a suggestion', () => {
    write(
      '{\n  "sitename": "x",\n  "session": {\n    "maxage": 5\n  },\n  "mode": "cloud",\n  "authTypes": ["emial"]\n}',
    );
    expect(problems()).toEqual([
      'config.json:2:3: unknown key sitename, did you mean siteName?',
      'config.json:4:5: unknown key session.maxage, did you mean session.maxAge?',
      expect.stringMatching(/^config\.json:6:3: mode must be one of saas, private$/),
      expect.stringMatching(/^config\.json:7:17: authTypes\.0 must be one of email, /),
    ]);
  });

  it('in the environment is told by the variable’s name', () => {
    expect(problems({ PAGEWRIGHT_SESSION_MAX_AGE: 'long', PAGEWRIGHT_SITENAME: 'x' })).toEqual([
      'environment PAGEWRIGHT_SITENAME: unknown key, did you mean PAGEWRIGHT_SITE_NAME?',
      'environment PAGEWRIGHT_SESSION_MAX_AGE: session.maxAge must be integer',
    ]);
  });

  it('in the JSON itself is told with its place', () => {
    write('{\n  "mode": "saas",,\n}');
    expect(problems()[0]).toMatch(/^config\.json:2:18: malformed JSON/);
    write('[]');
    expect(problems()).toEqual(['config.json:1:1: the configuration must be object']);
  });
});

describe('secrets', () => {
  it('never reach the public part', () => {
    const secrets = configurationKeys.filter(({ path }) => /secret|key|credentials|smtp|url$/i.test(path.at(-1)!));
    const environment = Object.fromEntries(
      secrets
        .filter(({ path, type }) => type === 'string' && path.join('.') !== 'encryptionKey')
        .map(({ path }) => [
          environmentName(path),
          /url$/i.test(path.at(-1)!) ? 'https://hidden-value' : 'hidden-value',
        ]),
    );
    const config = load({ ...environment, PAGEWRIGHT_INTEGRATION_APP_SECRET: 'hidden-value' });
    expect(config.integration.appSecret).toBe('hidden-value');
    expect(JSON.stringify(publicConfig(config))).not.toContain('hidden-value');
    expect(JSON.stringify(publicConfig(config))).not.toContain(config.encryptionKey);
  });

  it('at rest have a key that is made once and readable by its owner alone', () => {
    const first = load().encryptionKey;
    expect(Buffer.from(first, 'base64')).toHaveLength(32);
    expect(load().encryptionKey).toBe(first);
    const file = join(dataDir, 'encryption.key');
    expect(readFileSync(file, 'utf8').trim()).toBe(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});
