import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, demoPassword, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import { newestCode } from '../../../tests/support/outbox.ts';
import type { Person } from '../../../tests/support/person.ts';
import type { TestServer } from '../../../tests/support/server.ts';

const email = 'member@example.com';
const cookie = 'known_device';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let known: Person;
  /** The lanes that attempts took, each by its sign. */
  let lanes: string[] = [];
  /** Holds attempts from the network back until it resolves. */
  let gate: Promise<void> | undefined;

  /** Nobody pauses; that and what is asked for is the test's. */
  function watchLanes({ services: { limits } }: TestServer): void {
    limits.pause = async () => 0;
    limits.turn = async (key) => {
      const [, lane] = /^failures:account:\d+([@#])/.exec(key) ?? [];
      if (lane) lanes.push(lane);
      if (lane === '@') await gate;
      return 0;
    };
  }

  const signIn = (person: Person, token = demoPassword, account = email) =>
    person.post('/auth/phone?method=password', { email: account, token });

  /** The lane in which a browser signs in. */
  async function laneOf(person: Person, password = demoPassword): Promise<string> {
    lanes = [];
    expect((await signIn(person, password)).status).toBe(200);
    return lanes.join('');
  }

  /** A browser with nothing but the mark of another one. */
  function markedLike(person: Person, server: TestServer = platform): Person {
    const other = server.visitor();
    other.cookies.set(cookie, person.cookies.get(cookie)!);
    return other;
  }

  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
    watchLanes(platform);
    known = await platform.person('member');
  });

  it('sign in while a flood from the same network waits for its turns', async () => {
    let open = (): void => undefined;
    gate = new Promise((resolve) => {
      open = resolve;
    });
    let answered = 0;
    const flood = Array.from({ length: 8 }, async (_, number) => {
      const { status } = await signIn(platform.visitor(), `Guess${number}!x`);
      answered += 1;
      return status;
    });
    await known.post('/logout');
    expect((await signIn(known)).status).toBe(200);
    const change = { originalPassword: 'Wrong123!', password: 'Better20#', repeatPassword: 'Better20#' };
    expect((await known.post('/api/user/two-step/start')).status).toBe(200);
    expect((await known.post('/api/user/password', change)).status).toBe(422);
    expect(answered).toBe(0);
    open();
    expect(new Set(await Promise.all(flood))).toEqual(new Set([422]));
  });

  it('are those alone that have signed in to this very account', async () => {
    const owner = await platform.person('owner');
    const changed = platform.visitor();
    changed.cookies.set(
      cookie,
      known.cookies.get(cookie)!.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
    );
    const browsers = [known, platform.visitor(), markedLike(owner), changed];
    const taken: string[] = [];
    for (const browser of browsers) taken.push(await laneOf(browser));
    expect(taken).toEqual(['#', '@', '@', '@']);
  });

  it('stay known to everybody who signs in on them', async () => {
    const shared = await platform.person('owner');
    expect(await laneOf(shared)).toBe('@');
    await signIn(shared, demoPassword, 'owner');
    expect(await laneOf(shared)).toBe('#');
  });

  it('get to be known by nothing but success, and tell nobody who signs in on them', async () => {
    const refused = await signIn(platform.visitor(), 'Wrong123!');
    expect(refused.headers.getSetCookie()).toEqual([]);
    const known = (await signIn(platform.visitor())).headers.getSetCookie().find((line) => line.startsWith(cookie));
    expect(known).toMatch(
      /^known_device=[\w-]{22}\.\w{6}-[\w-]{22}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('are known on another node, or after a restart', async () => {
    const elsewhere = await engine.storage();
    if (engine.kind === 'pglite') await platform.stop();
    const storage = engine.kind === 'pglite' ? platform.storage : { ...platform.storage, dataDir: elsewhere.dataDir };
    const node = await startDemoPlatform(engine, { storage });
    watchLanes(node);
    expect(await laneOf(markedLike(known, node))).toBe('#');
    if (engine.kind === 'pglite') platform = node;
    known = markedLike(known);
  });

  it('are forgotten with the password, but for the one it was changed on', async () => {
    const other = await platform.person('member');
    await signIn(known);
    const change = { originalPassword: demoPassword, password: 'Better20#', repeatPassword: 'Better20#' };
    expect((await known.post('/api/user/password', change)).status).toBe(200);
    expect([await laneOf(markedLike(known), 'Better20#'), await laneOf(markedLike(other), 'Better20#')]).toEqual([
      '#',
      '@',
    ]);
  });

  it('include the one on which a new password was set by a code', async () => {
    const person = platform.visitor();
    await person.post('/verifyEmail', { email, purpose: 'reset' });
    const token = await newestCode(platform.dataDir, email);
    const form = { accountType: 'email', email, token, tokenNew: 'Newest30%', tokenRepeat: 'Newest30%' };
    expect((await person.post('/resetpwd', form)).status).toBe(200);
    expect([await laneOf(person, 'Newest30%'), await laneOf(markedLike(known), 'Newest30%')]).toEqual(['#', '@']);
  });
});
