import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadPurifier } from '../../hardening/html/purifier.ts';
import type { Realm } from '../../hardening/links/sinks.ts';
import type { Frame } from '../../reach/frame.ts';
import { setComponentTexts } from '../palette/component-words.ts';
import { AuthorContext, aroundPage, HeldContext } from './tenant-page.tsx';

vi.mock('../../host/frames/guard.ts', () => ({ frameGuard: () => ({ TenantNode: () => null }) }));
setComponentTexts({ 'editor.canvas.held': 'change it as JSON', 'editor.canvas.tooMuch': 'too much' }, 'en-US');
// The canvas begins to load it; it would come when the window of the test is gone.
beforeAll(loadPurifier, 60_000);
afterEach(cleanup);

/** A window with the setters that browsers have and jsdom lacks. */
function whole(realm: Realm): Realm {
  for (const { prototype } of [realm.HTMLButtonElement, realm.HTMLInputElement]) {
    Object.defineProperty(prototype, 'formAction', { configurable: true, set: () => undefined });
  }
  return realm;
}

/** The window of a frame, as the canvas has one. */
const frame = (): Realm =>
  whole(document.body.appendChild(document.createElement('iframe')).contentWindow as unknown as Realm);

const author = (layer: Frame['layer']): Frame => ({ screen: 'own/page', layer, version: 0, scope: {} });

const show = (layer: Frame['layer'], realm: Realm, Page: () => JSX.Element) =>
  render(<AuthorContext.Provider value={author(layer)}>{aroundPage(() => realm, <Page />)}</AuthorContext.Provider>)
    .container;

const Page = () => <p>page</p>;

it('draws a page of a company within its box, and nothing of it that runs', () => {
  const realm = frame();
  expect(show('company', realm, Page).querySelector('.pw-tenant')?.textContent).toBe('page');
  const link = realm.document.createElement('a');
  link.setAttribute('href', 'javascript:0');
  link.setAttribute('onclick', '0');
  link.innerHTML = '<img src="x" onerror="0">';
  expect(link.outerHTML).not.toMatch(/javascript|onclick|onerror/);
});

it('draws nothing of a page that never came to rest', () => {
  const page = <HeldContext.Provider value={true}>{aroundPage(() => undefined, <Page />)}</HeldContext.Provider>;
  expect(render(page).container.textContent).toBe('change it as JSON');
});

it('ends a page of a company that makes too many elements at once, and the editor stays', () => {
  const realm = frame();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Many(): JSX.Element {
    for (let made = 0; made <= 80_000; made += 1) realm.document.createElement('i');
    return <p>page</p>;
  }
  expect(show('company', realm, Many).textContent).toBe('too much');
  expect(show('platform', frame(), Page).innerHTML).toBe('<p>page</p>');
});
