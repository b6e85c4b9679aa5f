import { randomInt } from 'node:crypto';
import { createRequire } from 'node:module';

/** The library draws a given text, which its own types leave out; it is CommonJS and exports that function itself. */
const draw = createRequire(import.meta.url)('svg-captcha-fixed') as (text: string, options: object) => string;

/** Letters and digits that nobody takes for one another. */
const alphabet = 'ABCDEFGHJKLMNPQRTUVWXY346789';

const length = 4;

/** A random text from the system's secure source and its drawing, about 13 kB. A speed bump for programs, no wall. */
export function captchaImage(): { text: string; svg: string } {
  const text = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  const svg = draw(text, { width: 132, height: 44, fontSize: 52, noise: 2, color: true, background: '#f6f7f9' });
  return { text, svg };
}
