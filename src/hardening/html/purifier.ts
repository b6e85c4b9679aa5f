import type { Config, DOMPurify } from 'dompurify';
import { hasRefusedStyle } from '../bounds/refused-styles.ts';

/** What markup may have. */
const config: Config = {
  FORBID_TAGS: [
    'style',
    'form',
    'iframe',
    'object',
    'embed',
    'base',
    'meta',
    'link',
    'template',
    'slot',
    'map',
    'area',
  ],
  // With a popover's attributes a click puts markup into the browser's top layer, over everything that is the platform's.
  // With `download` a click saves any answer of the platform, such as the person's profile, under any name.
  FORBID_ATTR: ['is', 'popover', 'popovertarget', 'popovertargetaction', 'command', 'commandfor', 'usemap', 'download'],
  ADD_ATTR: ['target'],
  RETURN_TRUSTED_TYPE: false,
};

let loaded: DOMPurify | undefined;
let loading: Promise<void> | undefined;

/** A link into a new tab must not hand over the opener. */
function guardNewTabs(purifier: DOMPurify): void {
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.getAttribute('target')) {
      node.setAttribute('rel', 'noopener noreferrer');
    }
  });
}

/** A link in a drawing is no anchor of HTML: who follows or asks about links does not see it. */
function guardDrawnLinks(purifier: DOMPurify): void {
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.localName !== 'a' || node.namespaceURI === 'http://www.w3.org/1999/xhtml') return;
    for (const name of ['href', 'xlink:href']) node.removeAttribute(name);
  });
}

/** Markup has no field for a password: the browser would fill in the one that it has kept for the platform. Nor does it slow the window down. */
function guardAttributes(purifier: DOMPurify): void {
  purifier.addHook('uponSanitizeAttribute', (_, data) => {
    const { attrName, attrValue } = data;
    const isPassword = attrName === 'type' && attrValue.trim().toLowerCase() === 'password';
    if (isPassword || (attrName === 'style' && hasRefusedStyle(attrValue))) data.keepAttr = false;
  });
}

/** Loads DOMPurify once; resolves when `sanitise` answers. */
export function loadPurifier(): Promise<void> {
  loading ??= import('dompurify').then(({ default: purifier }) => {
    guardNewTabs(purifier);
    guardDrawnLinks(purifier);
    guardAttributes(purifier);
    loaded = purifier;
  });
  return loading;
}

/**
 * The markup without anything that can run, or undefined while DOMPurify is not there yet.
 *
 * @param svg the markup is the inside of an `<svg>` element.
 */
export function sanitise(html: string, svg = false, policy?: Config['TRUSTED_TYPES_POLICY']): string | undefined {
  if (!loaded) {
    return undefined;
  }
  const settings = policy ? { ...config, TRUSTED_TYPES_POLICY: policy } : config;
  if (!svg) {
    return loaded.sanitize(html, settings) as string;
  }
  return (loaded.sanitize(`<svg>${html}</svg>`, settings) as string).replace(/^<svg>|<\/svg>$/g, '');
}
