import type { Appearance } from '../types/start.ts';

const SCHEMES: Record<Appearance, string> = { light: 'light', dark: 'dark', system: 'light dark' };

/** Whether a value names a look. */
export function isAppearance(value: unknown): value is Appearance {
  return typeof value === 'string' && Object.hasOwn(SCHEMES, value);
}

/** Gives the document a look, as the server does for the next one: src/shell/markers.ts. */
export function wearAppearance(appearance: Appearance, page: Document = document): void {
  const sheet = page.querySelector<HTMLLinkElement>('#pagewright-dark');
  if (!sheet) throw new Error('the document has no sheet for the dark look');
  sheet.media = appearance === 'system' ? '(prefers-color-scheme: dark)' : '';
  sheet.disabled = appearance === 'light';
  schemeOf(page).content = SCHEMES[appearance];
}

function schemeOf(page: Document): HTMLMetaElement {
  const known = page.querySelector<HTMLMetaElement>('meta[name="color-scheme"]');
  if (known) return known;
  const scheme = page.head.appendChild(page.createElement('meta'));
  scheme.name = 'color-scheme';
  return scheme;
}
