/** Where addresses in a page of the manual lead. */
export interface LinkContext {
  contextPath: string;
  /** The language whose pictures are shown. */
  locale: string;
}

/** Another page of the manual, as files link one another: `apps.md#people`. */
const PAGE = /^(?:\.\/)?([a-z0-9][a-z0-9-]*)\.md(#.*)?$/;

/** A picture beside the pages: `pictures/desk.webp`. */
const PICTURE = /^(?:\.\/)?pictures\/([a-z0-9-]+\.webp)$/;

/** Where a link of a page leads: pages of the manual, pages of the platform (with a slash in front), and other sites. */
export function linkTarget(href: string, { contextPath }: Pick<LinkContext, 'contextPath'>): string {
  const [, key, hash = ''] = PAGE.exec(href) ?? [];
  if (key !== undefined) return `${contextPath}/docs/${key}${hash}`;
  return href.startsWith('/') && !href.startsWith('//') ? contextPath + href : href;
}

/** Where a picture of a page lies; undefined for every other one: pages show no pictures of other sites. */
export function pictureSource(src: string, { contextPath, locale }: LinkContext): string | undefined {
  const [, name] = PICTURE.exec(src) ?? [];
  return name && `${contextPath}/api/doc-picture/${locale}/${name}`;
}

/** Whether a link leaves the platform. */
export const isElsewhere = (href: string): boolean => /^https?:/i.test(href);
