import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium, openPage } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { KINDS } from '../../unbreakable-sign-in/kinds.ts';
import { signInOnEach } from '../../unbreakable-sign-in/run.ts';
import { neverAnswers, withPassword } from '../../unbreakable-sign-in/serve.ts';
import { clientDir } from '../client-dir.ts';

const SEED = 1;

/** Each kind twice. */
const NUMBERS = Object.keys(KINDS).flatMap((_, at) => [at, at + Object.keys(KINDS).length]);

onOneEngine((engine) => {
  let server: TestServer;
  beforeAll(async () => {
    const storage = await engine.storage();
    server = await startServer({ storage, clientDir, environment: withPassword, prepare: neverAnswers });
  });
  afterAll(closeChromium);
  afterAll(() => server.stop());

  it('let people sign in, on the page or by the link to the standard one', { timeout: 400_000 }, async () => {
    const { page } = await openPage();
    const outcomes = await signInOnEach({ server, page, seed: SEED }, NUMBERS);
    expect(outcomes.map(({ kind }) => kind)).toEqual(expect.arrayContaining(Object.keys(KINDS)));
    expect(outcomes.filter(({ way }) => !['page', 'link'].includes(way))).toEqual([]);
    expect(outcomes.filter(({ way }) => way === 'page').length).toBeGreaterThan(outcomes.length / 2);
  });
});
