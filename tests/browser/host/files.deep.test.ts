import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { slowDown, slowPhone } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { usePlatform } from './platform.ts';

const DOCS = 'screens/docs/empty.json';
const SIDE = 500;

onOneEngine((engine) => {
  const platform = usePlatform(engine);

  it('shows how far an upload has come', async () => {
    const { page } = await platform.open('/i/profile', { as: 'member@example.com' });
    const raw = { width: SIDE, height: SIDE, channels: 3 as const };
    const buffer = await sharp(randomBytes(SIDE * SIDE * 3), { raw })
      .png()
      .toBuffer();
    await page.locator('#root input[name=nickName]').waitFor();
    const speedUp = await slowDown(page, slowPhone);
    await page.locator('#root input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await page.waitForFunction(() => {
      const bar = document.querySelector<HTMLElement>('[class*=ImageControl-progressValue]');
      const percent = Number.parseFloat(bar?.style.width ?? '');
      return percent > 0 && percent < 100;
    });
    await speedUp();
    await page.locator('.pw-avatar-field img').waitFor();
    await expect.poll(() => page.locator('[class*=ImageControl-progressValue]').count()).toBe(0);
  });

  it.each([
    ['a file that is no picture', { name: 'me.bmp', mimeType: 'image/bmp', size: 100 }, '无法识别这张图片'],
    ['a picture that is too large', { name: 'me.png', mimeType: 'image/png', size: 10485761 }, '图片超过'],
  ])('refuses %s at the field, in one sentence of the page', async (_what, { size, ...file }, message) => {
    const { page } = await platform.open('/i/profile', { as: 'member@example.com', locale: 'zh-CN' });
    const field = page.locator('#root .pw-avatar-field');
    await field.waitFor();
    await page.locator('#root input[type=file]').setInputFiles({ ...file, buffer: Buffer.alloc(size) });
    await field.getByText(message).waitFor();
    expect(await page.getByText(message).count()).toBe(1);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByText(/File (type|is)|不符合类型/).count()).toBe(0);
  });

  it.each([
    ['attachment; filename="report.csv"', 'report.csv'],
    [`attachment; filename="fallback.csv"; filename*=UTF-8''${encodeURIComponent('报告 1.csv')}`, '报告 1.csv'],
  ])('saves a file under the name of %s', async (disposition, name) => {
    platform.write(DOCS, {
      type: 'page',
      body: { type: 'button', label: 'Save the report', actionType: 'download', api: 'get:/api/company' },
    });
    const { page } = await platform.open('/docs', { as: 'member@example.com' });
    await page.route('**/api/company', (route) =>
      route.fulfill({
        body: 'a,b\n1,2\n',
        headers: { 'Content-Disposition': disposition, 'Content-Type': 'text/csv' },
      }),
    );
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the report' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(name);
    expect(readFileSync(await download.path(), 'utf8')).toBe('a,b\n1,2\n');
  });

  it('saves what a call answers to its page alone: a browser that opens the address is refused', async () => {
    const body = {
      type: 'button',
      label: 'Save it',
      actionType: 'saveAs',
      api: '/api/company',
      fileName: 'companies.json',
    };
    platform.write(DOCS, { type: 'page', body });
    const { page } = await platform.open('/docs', { as: 'member@example.com' });
    const tab = await page.context().newPage();
    expect((await tab.goto(new URL('/api/company', page.url()).href))?.status()).toBe(403);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save it' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('companies.json');
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
      status: 0,
      data: { items: expect.arrayContaining([expect.objectContaining({ key: 'acme' })]) },
    });
  });
});
