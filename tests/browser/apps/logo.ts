import type { Page } from 'playwright';

/** A picture of one pixel, as a browser sends it. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const logo = { name: 'logo.png', mimeType: 'image/png', buffer: pixel };

/** Chooses a logo, and takes the square that is proposed. */
export async function chooseLogo(page: Page): Promise<void> {
  await page.locator('#root input[type=file]').setInputFiles(logo);
  await page.locator('#root .cropper-crop-box').waitFor();
  await page.locator('#root').getByRole('button', { name: 'Confirm', exact: true }).press('Enter');
  await page.locator('#root .cxd-ImageControl-item img').waitFor();
}
