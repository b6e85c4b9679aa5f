import type { Page } from 'playwright';
import sharp from 'sharp';

/** A small picture, as a browser sends it. */
const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#0e6f5c' } });
export const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };

/** Chooses a logo, and takes the square that is proposed. */
export async function chooseLogo(page: Page): Promise<void> {
  await page.locator('#root input[type=file]').setInputFiles(logo);
  await page.locator('#root .cropper-crop-box').waitFor();
  await page.locator('#root').getByRole('button', { name: 'Confirm', exact: true }).press('Enter');
  await page.locator('#root .cxd-ImageControl-item img').waitFor();
}
