import type { Codes } from '../codes/service.ts';
import { captchaImage } from './image.ts';

const purpose = 'captcha';
const minutes = 5;

const targetOf = (mark: string, phone: string) => `${mark}:${phone}`;

/** Draws an image for one browser and phone; it replaces the one drawn before. */
export async function issueCaptcha(codes: Codes, mark: string, phone: string): Promise<string> {
  const { text, svg } = captchaImage();
  await codes.issue(purpose, targetOf(mark, phone), { code: text.toLowerCase(), minutes });
  return svg;
}

/** Whether the text read from the image is right; a right one is used up. */
export async function solveCaptcha(
  codes: Codes,
  mark: string | undefined,
  phone: string,
  text: string,
): Promise<boolean> {
  if (mark === undefined) return false;
  return codes.redeem(purpose, targetOf(mark, phone), text.trim().toLowerCase());
}
