import type { Appearance, Locale } from '../types/start.ts';

const STYLES = /<!--pagewright:styles (href="[^"]*")-->/;
const DARK = /<!--pagewright:dark (href="[^"]*")-->/;
const PRELOAD = /<!--pagewright:preload ([\w-]+) (href="[^"]*")-->/g;

/**
 * Turns the markers that the build leaves in the documents into links: the full style sheet when the shell does
 * not cover the page, so that nothing looks unfinished, amis's texts of the page's locale, and the dark look.
 */
export function resolveMarkers(
  html: string,
  { covered, locale, appearance }: { covered: boolean; locale: Locale; appearance: Appearance },
): string {
  return html
    .replace(DARK, (_, href: string) => darkLink(appearance, href))
    .replace(STYLES, (_, href: string) => (covered ? '' : `<link rel="stylesheet" crossorigin ${href}>`))
    .replace(PRELOAD, (_, of: string, href: string) =>
      of === locale ? `<link rel="modulepreload" crossorigin ${href}>` : '',
    );
}

/** A sheet that is `disabled` is not loaded. The canvas is dark before the sheet is there. */
function darkLink(appearance: Appearance, href: string): string {
  if (appearance === 'light') return `<link id="pagewright-dark" rel="stylesheet" disabled ${href}>`;
  if (appearance === 'dark')
    return `<meta name="color-scheme" content="dark"><link id="pagewright-dark" rel="stylesheet" ${href}>`;
  return `<meta name="color-scheme" content="light dark"><link id="pagewright-dark" rel="stylesheet" media="(prefers-color-scheme: dark)" ${href}>`;
}
