import { isCostlyAttribute, isCostlyDrawing } from '../../../hardening/bounds/costly-drawing.ts';
import { isTooHighText } from '../../../hardening/bounds/layers.ts';
import { isCostlyText } from '../../../hardening/bounds/style-cost.ts';
import { type PictureRule, restrictPictures } from '../../../hardening/links/own-picture.ts';
import { isSmallPng } from '../../../hardening/links/small-png.ts';

/** Attributes that load what they name, whatever the element. */
const LOADING = new Set(['poster', 'background', 'lowsrc']);
const MEDIA = new Set(['img', 'video', 'audio', 'source', 'track', 'input']);
/** Parts of a drawing whose `href` is loaded; of other elements it is a link. */
const DRAWN = new Set(['image', 'use', 'feimage']);

/** Blanks around an address without quotes belong to it, so that a text can be read in one way alone. */
const CSS_ADDRESS = /url\((?:\s*"([^"]*)"\s*|\s*'([^']*)'\s*|([^()"']*))\)/gi;
const CSS_URL = /url\(/gi;
/** Other ways of a style to name an address, and escapes that hide one. */
const CSS_OTHER = /@import|image-set\(|\bimage\(|\bsrc\(|\\/i;

/** What the platform itself shows beside a tenant's page. */
export interface PlatformPictures {
  contextPath: string;
  /** Addresses of pictures from the configuration. */
  pictures: readonly string[];
}

/**
 * Makes the rule for documents that show a tenant's page. Loading a picture sends the reader's session to its address, so of
 * our own origin only uploads, the client's files and the configured pictures are loaded. Of pictures in the address itself, small PNGs
 * are shown: amis makes them of signatures. What other origins may send is for
 * the content security policy to say.
 */
export function pictureRule({ contextPath, pictures }: PlatformPictures): PictureRule {
  const own = [`${contextPath}/api/upload/`, `${contextPath}/assets/`];

  function mayLoad(address: string): boolean {
    const written = address.trim();
    if (written === '' || written.startsWith('#')) return true;
    if (!URL.canParse(written, document.baseURI)) return false;
    const { protocol, origin, pathname } = new URL(written, document.baseURI);
    if (protocol === 'data:') return isSmallPng(written);
    if (protocol === 'blob:' || origin !== window.location.origin) return true;
    const isOwnFile = own.some((start) => pathname.startsWith(start)) && !/%2f|%5c|%2e|\/\//i.test(pathname);
    return isOwnFile || pictures.some((picture) => new URL(picture, document.baseURI).pathname === pathname);
  }

  /** Browsers close an address that ends with the text; one that cannot be read here is refused. */
  function mayLoadAll(css: string): boolean {
    if (CSS_OTHER.test(css)) return false;
    const read = [...css.matchAll(CSS_ADDRESS)];
    return read.length === [...css.matchAll(CSS_URL)].length && read.every(([, a, b, c]) => mayLoad(a ?? b ?? c ?? ''));
  }
  return (element, attribute, value) => {
    const name = attribute.toLowerCase();
    const tag = element.localName.toLowerCase();
    // Nothing can refer to an element without an id, and an animation without attributes changes nothing.
    // Markup is read in a document of its own; icons that scripts draw keep their parts.
    if (element.ownerDocument !== document && (isCostlyDrawing(tag) || isCostlyAttribute(name, value))) return false;
    // The browser would fill in the password that it has kept for the platform.
    if (name === 'type' && value.trim().toLowerCase() === 'password' && element.ownerDocument !== document)
      return false;
    // Candidates are apart by commas, and each may have a width or density.
    if (name === 'srcset') return value.split(/[\s,]+/).every((part) => /^[\d.]+[wx]$/.test(part) || mayLoad(part));
    if (LOADING.has(name) || (name === 'src' && MEDIA.has(tag))) return mayLoad(value);
    if (name === 'href' || name === 'xlink:href') return !DRAWN.has(tag) || mayLoad(value);
    if (name === 'style') return !isTooHighText(value) && !isCostlyText(value) && mayLoadAll(value);
    return /url\(/i.test(value) ? mayLoadAll(value) : true;
  };
}

const shown = new Set<object>();

/** Holds the document's pictures and drawings to the rules from before a tenant's page is drawn. */
export function beginTenantPictures(frame: object, platform: PlatformPictures): void {
  shown.add(frame);
  restrictPictures(pictureRule(platform));
}

/** A tenant's page is gone; after the last one the rule is that of built-in pages again. */
export function endTenantPictures(frame: object): void {
  shown.delete(frame);
  if (shown.size === 0) restrictPictures(undefined);
}
