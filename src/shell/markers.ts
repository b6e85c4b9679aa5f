import type { Locale } from '../types/start.ts';

const STYLES = /<!--pagewright:styles (href="[^"]*")-->/;
const PRELOAD = /<!--pagewright:preload ([\w-]+) (href="[^"]*")-->/g;

/**
 * Turns the markers that the build leaves in the login document into links: the full style sheet when the shell does
 * not cover the page, so that nothing looks unfinished, and amis's texts of the page's locale.
 */
export function resolveMarkers(html: string, { covered, locale }: { covered: boolean; locale: Locale }): string {
  return html
    .replace(STYLES, (_, href: string) => (covered ? '' : `<link rel="stylesheet" crossorigin ${href}>`))
    .replace(PRELOAD, (_, of: string, href: string) =>
      of === locale ? `<link rel="modulepreload" crossorigin ${href}>` : '',
    );
}
