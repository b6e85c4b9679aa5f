import { expect, it } from 'vitest';
import { onPglite } from '../../support/databases.ts';
import { usePlatform } from './platform.ts';

onPglite((engine) => {
  const platform = usePlatform(engine);

  it('switches the language in place, keeps what is typed, and remembers the choice', async () => {
    const { page } = await platform.open('/login');
    expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator('#root input[name=email]:visible').fill('not an address');
    await page.locator('#root button[type=submit]:visible').click();
    await page.getByText('简体中文').click();
    await page.getByRole('heading', { name: '欢迎回来' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
    expect(await page.title()).toMatch(/^登录 · /);
    expect(await page.locator('#root input[name=email]:visible').inputValue()).toBe('not an address');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.getByRole('button', { name: '发送验证码' }).click();
    await page.getByText('邮箱格式不正确').first().waitFor();
    await page.reload();
    await page.getByRole('heading', { name: '欢迎回来' }).first().waitFor();
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
