import { afterAll, expect } from 'vitest';
import type { Locale } from '../../../src/types/start.ts';
import { addMember } from '../../support/add-member.ts';
import { beforeEachTry } from '../../support/browser/each-try.ts';
import { closeChromium, watchLayoutShifts } from '../../support/browser.ts';
import { changeScreens } from '../../support/changed-screen.ts';
import type { TestEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import { proposeProvider } from '../../support/provider-proposal.ts';
import { makeShownApp } from '../../support/shown-app.ts';
import { turnOnTwoStep } from '../../support/two-step.ts';
import type { ScreenVisit } from './every-screen.ts';
import { follow, startPlatform, titleOf, visit } from './platform.ts';

const configuration = {
  AUTH_TYPES: 'email,password,ldap,third-company',
  FEATURE_FLAG_STANDALONE_GIT_PUSH: 'true',
};

const gitAccount = { gitUsername: 'member', gitEmail: 'member@example.com', protocolType: 'SSH', desc: 'Work' };

/** What the browser says of a page that its visitor is refused. */
const refusal = /Failed to load resource.*\b(403|404|409|410|500)\b/;

/** The cookie of a browser that has made the first step of a two-step sign-in. */
async function firstStepOf(platform: DemoPlatform): Promise<string> {
  const person = await addMember(platform, 'careful', 'acme');
  await turnOnTwoStep(person, () => platform.services.now());
  const visitor = platform.visitor();
  await visitor.post('/auth/phone?method=password', { email: 'careful@example.com', token: demoPassword });
  return visitor.cookies.get('second_step')!;
}

/** The language of the application's document that a window shows; undefined where it shows none. */
const shownLanguage = () => (document.querySelector('#root') ? document.documentElement.lang : undefined);

/** Starts a platform whose screens all have something to show, for the tests of a file. */
export function useEveryScreen(engine: TestEngine) {
  let platform: DemoPlatform;
  let firstStep: string;
  const windows = new Map<string | undefined, ReturnType<typeof open>>();

  beforeEachTry(async () => {
    windows.clear();
    platform = await startPlatform(engine, configuration);
    firstStep = await firstStepOf(platform);
    await (await platform.person('member')).post('/api/user/git/accountAdd', gitAccount);
    await proposeProvider(platform);
    await changeScreens(platform);
    await makeShownApp(platform);
  });
  afterAll(async () => {
    for (const opened of windows.values()) await (await opened).page.close();
    await closeChromium();
  });

  async function open(as: string | undefined) {
    const opened = await visit(platform, as ? { as } : {});
    return { ...opened, shifted: await watchLayoutShifts(opened.page) };
  }

  return {
    origin: () => new URL(platform.base).origin,

    /**
     * The window of a screen's visitor, in a language. They go from screen to screen in it: a window, a sign-in and the first load
     * cost as much as a screen itself.
     */
    async visitAs(screen: ScreenVisit, locale: Locale) {
      const { as, status = 200, refused, path, ready, title, firstStep: isHalfway } = screen;
      const begun = windows.get(as) ?? open(as);
      windows.set(as, begun);
      const opened = await begun;
      const url = platform.base;
      const context = opened.page.context();
      await context.addCookies([{ name: 'locale', value: locale, url }]);
      if (isHalfway) await context.addCookies([{ name: 'second_step', value: firstStep, url }]);
      const before = opened.problems.seen.length;
      /** What the page has complained about since, but for refusals where they belong to the screen. */
      const complaints = () =>
        opened.problems.seen.slice(before).filter((text) => !(status !== 200 || refused) || !refusal.test(text));
      /**
       * Goes to the screen: within the application where the window shows another screen of it in this language, else by its
       * address, whose answer must have the screen's status.
       */
      const go = async () => {
        const isInside = status === 200 && (await opened.page.evaluate(shownLanguage)) === locale;
        if (as && isInside) return follow(opened.page, url + path, ready, titleOf(title, locale));
        expect((await opened.show(path, ready)).status()).toBe(status);
      };
      return { ...opened, complaints, go };
    },
  };
}
