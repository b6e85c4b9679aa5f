import { expect, it } from 'vitest';
import { onOneEngine } from '../../support/databases.ts';
import { usePlatform } from './platform.ts';

onOneEngine((engine) => {
  const platform = usePlatform(engine);

  it('switches the language in place, keeps what is typed, and remembers the choice', async () => {
    const { page } = await platform.open('/login');
    expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator('#root input[name=email]:visible').fill('not an address');
    await page.locator('#root button[type=submit]:visible').click();
    await page.getByText('简体中文').click();
    await page.getByRole('heading', { name: '欢迎回来' }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('zh-CN');
    expect(await page.title()).toMatch(/^登录 · /);
    await page.getByText('请输入邮件中的验证码。', { exact: true }).waitFor();
    await page.locator('.pw-live').getByText('验证码: 请输入邮件中的验证码。', { exact: true }).waitFor();
    expect(await page.locator('#root input[name=email]:visible').inputValue()).toBe('not an address');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.getByRole('button', { name: '发送验证码' }).click();
    await page.getByText('邮箱格式不正确').first().waitFor();
    await page.reload();
    await page.getByRole('heading', { name: '欢迎回来' }).first().waitFor();
  });

  it('translates what a form already says, and keeps what is typed', async () => {
    const { page } = await platform.open('/i/profile', { as: 'member@example.com', locale: 'zh-CN' });
    const email = page.locator('#root input[name=email]');
    await email.fill('not an address');
    await page.locator('#root input[name=name]').fill('');
    await page.getByRole('button', { name: '保存' }).click();
    await page.getByText('邮箱格式不正确').first().waitFor();
    const picture = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture') };
    await page.locator('.pw-avatar-field input[type=file]').setInputFiles(picture);
    await page.locator('.pw-avatar-field').getByText('无法识别这张图片').waitFor();
    await page.locator('.pw-user-menu button').first().click();
    await page.getByText('English').click();
    const item = (label: string) => page.locator('#root .cxd-Form-item').filter({ hasText: label });
    await item('Email').getByText('This does not look like an email address').waitFor();
    await page.locator('.pw-avatar-field').getByText('This is not a picture we can read').waitFor();
    await page.locator('.pw-live').getByText('Name: Please enter your name.', { exact: true }).waitFor();
    await page.getByText('Please enter your name.', { exact: true }).waitFor();
    expect(await email.inputValue()).toBe('not an address');
    expect(await page.locator('.pw-skip').textContent()).toBe('Skip to content');
    await page.locator('#root input[name=phone]').fill('1');
    await page.getByRole('button', { name: 'Save' }).click();
    await item('Phone').getByText('A phone number has 11 digits').waitFor();
    expect(await page.locator('#root form').textContent()).not.toMatch(/[\u4e00-\u9fff]/);
  });

  it('translates what the field for a code says, the words of a dialog, and a message that is still there', async () => {
    const { page } = await platform.open('/login', { locale: 'zh-CN' });
    await page.locator('#root input[name=email]:visible').fill('ada@example.com');
    await page.getByRole('button', { name: '发送验证码' }).click();
    await page.locator('.pw-code-message:visible').getByText('验证码已发送').waitFor();
    await page.getByText('English').click();
    await page.locator('.pw-code-message:visible').getByText('The code is on its way').waitFor();
    platform.write('screens/docs/empty.json', {
      type: 'page',
      body: [
        {
          type: 'button',
          label: 'Say it',
          onEvent: { click: { actions: [{ actionType: 'alert', dialog: { msg: 'Hello' } }] } },
        },
        {
          type: 'button',
          label: 'Tell',
          onEvent: {
            click: { actions: [{ actionType: 'toast', args: { msg: 'i18n:userCenter.copied', timeout: 600_000 } }] },
          },
        },
      ],
    });
    await page.goto(`${platform.server().base}/docs`);
    await page.getByRole('button', { name: 'Say it' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Hello').waitFor();
    expect(await dialog.textContent()).not.toMatch(/[\u4e00-\u9fff]/);
    await dialog.getByRole('button').last().click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('简体中文').click();
    await page.locator('html[lang=zh-CN]').waitFor();
    await page.getByRole('button', { name: 'Say it' }).click();
    await dialog.getByText('Hello').waitFor();
    expect(await dialog.textContent()).not.toMatch(/Confirm|OK|System/);
    await dialog.getByRole('button').last().click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Tell' }).click();
    const message = page.locator('.cxd-Toast');
    await message.getByText('已复制。', { exact: true }).waitFor();
    await page.getByText('English').click();
    await message.getByText('Copied.', { exact: true }).waitFor();
    // A page's title is at the top of it, so a message in the lower half covers none.
    const { y } = (await message.boundingBox())!;
    expect(y).toBeGreaterThan(page.viewportSize()!.height / 2);
  });

  it('translates data in which texts and formulas mix, and keeps what is typed', async () => {
    platform.write('screens/docs/empty.json', {
      type: 'page',
      data: { greeting: "${'i18n:docs.title' + ' / ' + IF(user, user.name, 'nobody')}" },
      body: [
        { type: 'tpl', tpl: '${greeting}' },
        { type: 'form', wrapWithPanel: false, body: [{ type: 'input-text', name: 'note', label: 'Note' }] },
      ],
    });
    const { page } = await platform.open('/docs');
    await page.getByText('Documentation / nobody').waitFor();
    await page.locator('[name=note]').fill('half a sentence');
    await page.getByText('简体中文').click();
    await page.getByText(/^[\u4e00-\u9fff]+ \/ nobody$/).waitFor();
    expect(await page.locator('[name=note]').inputValue()).toBe('half a sentence');
  });

  it("translates amis's own texts and the calendar", async () => {
    platform.write('screens/docs/empty.json', {
      type: 'page',
      body: { type: 'form', title: '', body: [{ type: 'input-date', name: 'day', label: 'Day' }] },
    });
    const { page } = await platform.open('/docs');
    await page.locator('[name=day]').or(page.getByPlaceholder('Select Date')).first().click();
    await page.getByText('Su', { exact: true }).first().waitFor();
    await page.locator('.cxd-PopOver-overlay').click();
    await page.getByText('简体中文').click();
    await page.locator('html[lang=zh-CN]').waitFor();
    await page.reload();
    await page.getByPlaceholder('请选择日期').click();
    await page.getByText('日', { exact: true }).first().waitFor();
  });
});
