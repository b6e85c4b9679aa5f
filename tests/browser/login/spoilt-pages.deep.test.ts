import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium, openPage } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { corruptionOf } from '../../unbreakable-sign-in/corruption.ts';
import { KINDS } from '../../unbreakable-sign-in/kinds.ts';
import { signInOnEach } from '../../unbreakable-sign-in/run.ts';
import { neverAnswers, withPassword } from '../../unbreakable-sign-in/serve.ts';
import { clientDir } from '../client-dir.ts';

const SEED = 1;

/** Some of the 1,000 pages of `npm run bench -- sign-in-unbreakable`: every kind, on every level, published and past the checker. */
const NUMBERS = [1, 3, 4, 5, 6, 10, 13, 14, 15, 18, 32, 67, 76, 77, 79];

onOneEngine((engine) => {
  let server: TestServer;
  beforeAll(async () => {
    const storage = await engine.storage();
    server = await startServer({ storage, clientDir, environment: withPassword, prepare: neverAnswers });
  });
  afterAll(closeChromium);
  afterAll(() => server.stop());

  it('let people sign in, however they are spoilt', { timeout: 400_000 }, async () => {
    expect(new Set(NUMBERS.map((number) => corruptionOf(number, SEED).kind))).toEqual(new Set(Object.keys(KINDS)));
    const { page } = await openPage();
    const outcomes = await signInOnEach({ server, page, seed: SEED }, NUMBERS);
    const time = outcomes.reduce((sum, outcome) => sum + outcome.time, 0);
    console.log(`signed in on ${outcomes.length} spoilt pages in ${Math.round(time / 1000)} s`);
    expect(outcomes.filter(({ way }) => way !== 'page')).toEqual([]);
  });
});
