import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { readOutbox } from '../../support/outbox.ts';
import { startPlatform, visit } from '../screens/platform.ts';

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
    const { limits } = platform.services;
    for (let number = 0; number < 100; number += 1) await limits.hit('send-mail@127.0.0.1', 100, 3600);
  });
  afterAll(closeChromium);

  it('a person behind a network whose mails are used up gets a code all the same', async () => {
    const { page, problems, show, close } = await visit(platform);
    problems.expect(/status of 429/);
    await show('/login', 'h1');
    await page.locator('#root input[name=email]:visible').fill('member@example.com');
    await page.locator('#root .pw-code button:visible').click();
    await page.locator('#root .pw-code-message:visible').filter({ hasText: 'The code is on its way' }).waitFor();
    expect((await readOutbox(platform.dataDir)).at(-1)).toMatchObject({ to: 'member@example.com' });
    await close();
  });
});
