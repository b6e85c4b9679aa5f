import type { Size } from './picture-size.ts';

/** Where addresses in a page of the manual lead. */
export interface LinkContext {
  contextPath: string;
  /** The language whose pictures are shown. */
  locale: string;
  /** The size of a picture, so that nothing moves when it arrives. */
  sizeOf(name: string): Size | undefined;
}

/** Another page of the manual, as files link one another: `apps.md#people`. */
const PAGE = /^(?:\.\/)?([a-z0-9][a-z0-9-]*)\.md(#.*)?$/;

/** A picture beside the pages: `pictures/desk.webp`. */
const PICTURE = /^(?:\.\/)?pictures\/([a-z0-9-]+\.webp)$/;

/** What a link may be besides. */
const OTHER = /^(?:#|https?:\/\/|mailto:)/i;

/**
 * Where a link of a page leads: to pages of the manual, parts of this one, pages of the platform (with a slash in front), other sites and mail.
 * Nowhere otherwise.
 */
export function linkTarget(href: string, { contextPath }: Pick<LinkContext, 'contextPath'>): string {
  const [, key, hash = ''] = PAGE.exec(href) ?? [];
  if (key !== undefined) return `${contextPath}/docs/${key}${hash}`;
  if (/^\/(?![/\\])/.test(href)) return contextPath + href;
  return OTHER.test(href) ? href : '';
}

/** Where a picture of a page lies, and its size; no address for every other one: pages show no pictures of other sites. */
export function pictureOf(src: string, { contextPath, locale, sizeOf }: LinkContext): Partial<Size> & { src: string } {
  const [, name] = PICTURE.exec(src) ?? [];
  return name ? { src: `${contextPath}/api/doc-picture/${locale}/${name}`, ...sizeOf(name) } : { src: '' };
}

/** Whether a link leaves the platform. */
export const isElsewhere = (href: string): boolean => /^https?:/i.test(href);
