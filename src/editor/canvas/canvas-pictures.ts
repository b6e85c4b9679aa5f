import { type PictureRule, restrictPictures } from '../../hardening/links/own-picture.ts';
import { type PlatformPictures, pictureRule } from '../../host/frames/markup/tenant-pictures.ts';

/** Attributes by which the panels show a picture of the page that is edited. */
const SOURCES = new Set(['src', 'srcset', 'poster']);

/** An address that holds the picture itself. amis-editor draws its own marks with them. */
const HELD = /^\s*(?:data|blob):/i;

/**
 * Makes the rule for pictures of a document that edits a tenant's page. Its canvas keeps the rule of such pages. The panels around it show
 * pictures of the page, too: they may show no other addresses, but are free in what they draw themselves.
 */
export function editorPictures(platform: PlatformPictures): PictureRule {
  const ofTenants = pictureRule(platform);
  return (element, name, value) => {
    if (element.ownerDocument !== document) return ofTenants(element, name, value);
    return !SOURCES.has(name.toLowerCase()) || HELD.test(value) || ofTenants(element, name, value);
  };
}

/** Puts the rule in force for the rest of the document's life: it edits one page. */
export const restrictCanvasPictures = (platform: PlatformPictures): void => restrictPictures(editorPictures(platform));
