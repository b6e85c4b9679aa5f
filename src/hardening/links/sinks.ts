import { isPicture } from './own-picture.ts';
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
  if (name === 'poster' || (name === 'src' && mediaTags.has(element.tagName))) {
    return isPicture(value);
  }
  if (!addressAttributes.has(name)) {
    return true;
  }
  return element.localName !== 'script' && element.localName !== 'base' && isSafeAddress(value);
}

/** A window with its own elements: the document's, or that of a frame in it. */
export type Realm = Window & typeof globalThis;

function guardAttributes({ Element: { prototype } }: Realm): void {
  const set = prototype.setAttribute;
  prototype.setAttribute = function (name: string, value: string): void {
    if (mayCarry(this, String(name), String(value))) {
      set.call(this, name, value);
    }
  };
  const setNs = prototype.setAttributeNS;
  prototype.setAttributeNS = function (namespace: string | null, name: string, value: string): void {
    if (mayCarry(this, String(name), String(value))) {
      setNs.call(this, namespace, name, value);
    }
  };
}

/** The same attributes as properties. */
const propertiesOf = (realm: Realm): [{ prototype: Element }, string][] => [
  [realm.HTMLAnchorElement, 'href'],
  [realm.HTMLAreaElement, 'href'],
  [realm.HTMLBaseElement, 'href'],
  [realm.HTMLIFrameElement, 'src'],
  [realm.HTMLIFrameElement, 'srcdoc'],
  [realm.HTMLEmbedElement, 'src'],
  [realm.HTMLObjectElement, 'data'],
  [realm.HTMLFormElement, 'action'],
  [realm.HTMLButtonElement, 'formAction'],
  [realm.HTMLInputElement, 'formAction'],
  [realm.HTMLScriptElement, 'src'],
  [realm.HTMLImageElement, 'src'],
  [realm.HTMLMediaElement, 'src'],
  [realm.HTMLSourceElement, 'src'],
  [realm.HTMLVideoElement, 'poster'],
  [realm.HTMLImageElement, 'srcset'],
  [realm.HTMLSourceElement, 'srcset'],
];

function guardProperties(realm: Realm): void {
  for (const [{ prototype }, name] of propertiesOf(realm)) {
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
  guardElementAddresses(window);
  guardWindows();
}

/** The same for the elements of a window. Those of a frame have setters of their own. */
export function guardElementAddresses(realm: Realm): void {
  guardAttributes(realm);
  guardProperties(realm);
}
