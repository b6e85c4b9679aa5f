import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, demoPassword } from '../../support/demo-platform.ts';
import { readOutbox } from '../../support/outbox.ts';
import { canvasOf, panelOf } from '../editor/editor-parts.ts';
import { LOCALES, PHONE, startPlatform, textsOf, visit, WIDTHS } from '../screens/platform.ts';

/** Clicks that the journey may take. */
const MOST_CLICKS = 25;

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let tries = 0;
  beforeAll(async () => {
    platform = await startPlatform(engine);
  });
  afterAll(closeChromium);

  it.each(LOCALES)(
    'leads a new owner from sign-in to an app that an invited person opens on a phone (%s)',
    {
      timeout: 180_000,
    },
    async (locale) => {
      const texts = textsOf(locale);
      // Another try finds what the first one made.
      tries += 1;
      const appName = `Visits ${tries}`;
      const guest = `guest-${tries}@example.com`;
      let clicks = 0;
      const click = async (target: Locator) => {
        await target.click();
        clicks += 1;
      };
      const type = async (page: Page, target: Locator, text: string) => {
        await click(target);
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type(text);
      };
      // A form in a dialog puts the caret into its first field.
      const caretIn = (field: Locator) =>
        expect.poll(() => field.evaluate((element) => element.matches(':focus'))).toBe(true);
      const button = (inside: Page | Locator, key: string) =>
        inside.getByRole('button', { name: texts[key]!, exact: true });

      const { page, show, close } = await visit(platform, { locale });
      const link = (key: string) => page.locator('#root').getByRole('link', { name: texts[key]!, exact: true });
      await show('/login', 'input[name=email]');
      await click(page.getByRole('tab', { name: texts['login.password']! }));
      await type(page, page.locator('#root input[name=email]:visible'), 'owner@example.com');
      await page.keyboard.press('Tab');
      await page.keyboard.type(demoPassword);
      await page.keyboard.press('Enter');
      await click(link('home.enter'));
      await click(link('desk.newApp'));
      await type(page, page.locator('#root input[name=name]'), appName);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await click(button(page, 'pages.add'));
      await dialog.getByLabel(texts['pages.name']!).waitFor();
      // The form puts the caret there.
      await page.keyboard.type('Customers');
      await click(dialog.getByRole('combobox'));
      await click(page.getByRole('option', { name: texts['pages.table']! }));
      await click(button(dialog, 'pages.make'));

      await click(link('shell.editPage'));
      await click(canvasOf(page).getByText('Customers', { exact: true }).first());
      await type(page, panelOf(page).locator('input[name=title]'), 'Our customers');
      await canvasOf(page).getByText('Our customers', { exact: true }).waitFor();
      await page.getByText(texts['edit.draft.saved']!, { exact: true }).waitFor();
      await click(button(page, 'edit.publish'));
      await dialog.locator('.pw-row-note').first().waitFor();
      expect(await dialog.locator('.pw-row-note').allInnerTexts()).toHaveLength(1);
      await type(page, dialog.getByRole('textbox'), 'A better heading');
      await click(button(dialog, 'edit.publish'));
      await page.locator('.pw-edit-published').waitFor();
      await click(page.getByRole('link', { name: texts['edit.back']! }));

      await click(link('shell.appPeople'));
      await click(link('appPeople.invite'));
      await click(button(page, 'members.invite'));
      await caretIn(dialog.getByLabel(texts['members.inviteEmails']!));
      await page.keyboard.type(guest);
      await click(button(dialog, 'members.inviteSend'));
      const mail = () => readOutbox(platform.dataDir).then((mails) => mails.find(({ to }) => to === guest)?.text ?? '');
      await expect.poll(mail).toContain('/invitation?token=');
      await close();

      const phone = await visit(platform, { locale, width: WIDTHS.narrow, userAgent: PHONE });
      // The link in the mail is a click, too.
      clicks += 1;
      await phone.show(/\/invitation\?token=\S+/.exec(await mail())![0], 'input[name=name]');
      await type(phone.page, phone.page.locator('#root input[name=name]'), 'Nora');
      for (const name of ['tokenNew', 'tokenRepeat']) {
        // The keyboard of a phone leads from field to field.
        await phone.page.locator(`#root input[name=${name}]`).focus();
        await phone.page.keyboard.type('Kestrel9~');
      }
      await click(button(phone.page, 'invitation.makeAccount'));
      await click(phone.page.locator('#root .pw-card').filter({ hasText: appName }).getByRole('link').last());
      const shown = phone.page.frameLocator('iframe[data-author=tenant]');
      await shown.getByRole('heading', { name: 'Our customers' }).waitFor();
      await phone.close();
      expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
    },
  );
});
