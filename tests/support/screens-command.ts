import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { runScreens } from '../../server-mock/commands/screens/command.ts';
import { findProjectRoot } from '../../server-mock/kernel/program/project-root.ts';
import { makeToken, tokenEnvironment } from './access-token.ts';
import type { TestEngine } from './databases.ts';
import { type DemoPlatform, startDemoPlatform } from './demo-platform.ts';
import type { Person } from './person.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Of the calls of globex's screens. */
export const prefix = '/api/company/globex/screen';

/** A page of a test. */
export const page = (title: string, body: object[] = []) => ({ type: 'page', title, body });

/**
 * `npm run screens` against a platform: before each test the company globex has the screens `own/a` and `own/b`, and an empty
 * folder takes the files. To be called while tests are collected.
 */
export function screensCommand(engine: TestEngine) {
  let platform: DemoPlatform;
  let owner: Person;
  let folder: string;
  let tokens: Record<'read' | 'publish', string>;

  /** What the command finds in its environment. */
  const environment = (token: string) => ({
    ...{ LANG: 'en_US.UTF-8', INIT_CWD: folder },
    ...{ PAGEWRIGHT_SERVER: platform.base, PAGEWRIGHT_TOKEN: token },
  });

  interface Ended {
    code: unknown;
    out: string;
    error: string;
  }

  /** Answers how the command ended, and expects that it kept the token to itself. */
  function ended(token: string, how: Ended): Ended {
    for (const text of [how.out, how.error]) expect(text).not.toContain(token.slice(20) || 'no token');
    return how;
  }

  /** The command as people call it; the server runs in this process, so it must not be waited for in a blocking way. */
  function run(parameters: string[], token = tokens.publish) {
    const env = { PATH: process.env['PATH'], ...environment(token) };
    const whole = ['--import', 'tsx', 'server-mock/commands/screens.ts', ...parameters];
    return new Promise<Ended>((resolve) => {
      execFile(process.execPath, whole, { cwd: findProjectRoot(), env }, (failure, out, error) => {
        resolve(ended(token, { code: failure?.code ?? 0, out, error }));
      });
    });
  }

  /** The command in this process, which takes no seconds to start. */
  async function call(parameters: string[], token = tokens.publish) {
    for (const [name, value] of Object.entries({ ...environment(token), LC_ALL: '', LC_MESSAGES: '' })) {
      vi.stubEnv(name, value);
    }
    try {
      const { isRefused, ...printed } = await runScreens(parameters);
      return ended(token, { code: isRefused ? 1 : 0, ...printed });
    } catch (failure) {
      return ended(token, { code: 1, out: '', error: (failure as Error).message });
    } finally {
      vi.unstubAllEnvs();
    }
  }

  const publish = (id: string, schema: object) => owner.post(`${prefix}/${id}/publish`, { schema });
  const inForce = async (id: string) => {
    const { json } = await owner.get<{ screens: { id: string; schema: { title: string } }[] }>(`${prefix}/published`);
    return json.data.screens.find((screen) => screen.id === id)?.schema.title;
  };
  const file = (id: string) => join(folder, `${id}.json`);
  const write = (id: string, content: unknown) => {
    mkdirSync(join(folder, id.split('/')[0]!), { recursive: true });
    writeFileSync(file(id), typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
  };

  beforeAll(async () => {
    platform = await startDemoPlatform(engine, { environment: tokenEnvironment });
    owner = await platform.person('owner@example.com');
    const make = (right: 'read' | 'publish') => makeToken(owner, 'company/globex', right);
    tokens = { read: await make('read'), publish: await make('publish') };
  });
  beforeEach(async () => {
    folder = temporaryFolder('pagewright-screens-');
    const { json } = await owner.get<{ screens: { id: string }[] }>(`${prefix}/published`);
    for (const { id } of json.data.screens) await owner.send(`${prefix}/${id}`, { method: 'DELETE' });
    await publish('own/a', { title: 'A', type: 'page', body: [] });
    await publish('own/b', page('B'));
  });
  const folders: string[] = [];
  beforeEach(() => void folders.push(folder));
  afterAll(() => {
    for (const each of folders) rmSync(each, { recursive: true, force: true });
  });

  return {
    run,
    call,
    publish,
    inForce,
    file,
    write,
    platform: () => platform,
    owner: () => owner,
    folder: () => folder,
    alsoRemove: (path: string) => void folders.push(path),
    tokens: () => tokens,
  };
}
