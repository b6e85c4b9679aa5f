import { isPicture, keepsPictureRule } from './own-picture.ts';
import { isSafeAddress } from './safe-address.ts';

/** Attributes that lead somewhere when the person clicks, submits, or at once. */
const addressAttributes = new Set(['href', 'xlink:href', 'action', 'formaction', 'data', 'src']);

/** `src` of these shows a picture or plays a sound; it cannot run anything. */
const mediaTags = new Set(['IMG', 'VIDEO', 'AUDIO', 'SOURCE', 'TRACK', 'INPUT']);

function mayCarry(element: Element, attribute: string, value: string): boolean {
  const name = attribute.toLowerCase();
  if (name.startsWith('on') || name === 'srcdoc') {
    return false;
  }
  if (!keepsPictureRule(element, name, value)) return false;
  if (name === 'poster' || (name === 'src' && mediaTags.has(element.tagName))) {
    return isPicture(value);
  }
  if (!addressAttributes.has(name)) {
    return true;
  }
  return element.localName !== 'script' && element.localName !== 'base' && isSafeAddress(value);
}

function guardAttributes(): void {
  const set = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (name: string, value: string): void {
    if (mayCarry(this, String(name), String(value))) {
      set.call(this, name, value);
    }
  };
  const setNs = Element.prototype.setAttributeNS;
  Element.prototype.setAttributeNS = function (namespace: string | null, name: string, value: string): void {
    if (mayCarry(this, String(name), String(value))) {
      setNs.call(this, namespace, name, value);
    }
  };
}

/** The same attributes as properties. */
const properties: [{ prototype: Element }, string][] = [
  [HTMLAnchorElement, 'href'],
  [HTMLAreaElement, 'href'],
  [HTMLBaseElement, 'href'],
  [HTMLIFrameElement, 'src'],
  [HTMLIFrameElement, 'srcdoc'],
  [HTMLEmbedElement, 'src'],
  [HTMLObjectElement, 'data'],
  [HTMLFormElement, 'action'],
  [HTMLButtonElement, 'formAction'],
  [HTMLInputElement, 'formAction'],
  [HTMLScriptElement, 'src'],
  [HTMLImageElement, 'src'],
  [HTMLMediaElement, 'src'],
  [HTMLSourceElement, 'src'],
  [HTMLVideoElement, 'poster'],
  [HTMLImageElement, 'srcset'],
  [HTMLSourceElement, 'srcset'],
];

function guardProperties(): void {
  for (const [{ prototype }, name] of properties) {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
    if (!descriptor?.set) {
      throw new Error(`no setter for ${name}`);
    }
    const set = descriptor.set;
    Object.defineProperty(prototype, name, {
      ...descriptor,
      set(this: Element, value: unknown) {
        if (mayCarry(this, name, String(value))) {
          set.call(this, value);
        }
      },
    });
  }
}

function guardWindows(): void {
  const open = window.open.bind(window);
  window.open = (address, ...rest) => (isSafeAddress(String(address ?? '')) ? open(address, ...rest) : null);
}

/**
 * No element gets an address that runs something (`javascript:`, `data:text/html`, foreign schemes), a handler as text,
 * or a script's source, and no window opens one. React, amis and libraries all set them through here.
 */
export function guardAddressSinks(): void {
  guardAttributes();
  guardProperties();
  guardWindows();
}
