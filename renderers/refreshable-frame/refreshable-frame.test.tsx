import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { registerOwnRenderers } from '../../src/host/renderers/registry.ts';
import { cleanUp, renderForm } from '../../tests/support/render/render-nodes.tsx';
import { shrunk } from './shrunk.ts';
import { wayBack } from './way-back.ts';

beforeAll(registerOwnRenderers);
afterEach(() => {
  vi.useRealTimers();
  cleanUp();
});

const frame = { type: 'refreshable-frame', src: '/auth/weixin?a=1', title: 'Code', label: 'Refresh', wait: 1000 };
const link = () => screen.queryByRole('button', { name: 'Refresh' });

it('offers to load the frame anew once it has loaded', async () => {
  renderForm([{ ...frame, wait: 3_600_000 }]);
  const shown = await screen.findByTitle('Code');
  expect(shown.getAttribute('src')).toBe('/auth/weixin?a=1');
  expect(link()).toBeNull();
  fireEvent.load(shown);
  fireEvent.click(link()!);
  const renewed = screen.getByTitle('Code');
  expect(renewed).not.toBe(shown);
  expect(renewed.getAttribute('src')).toBe('/auth/weixin?a=1');
});

it('offers it after a while all the same', async () => {
  renderForm([{ ...frame, wait: 1 }]);
  expect(await screen.findByRole('button', { name: 'Refresh' })).toBeTruthy();
});

it('knows an address that belongs to the whole window, and asks no other site for its own', () => {
  const frameAt = (pathname: string) =>
    ({
      contentWindow: { location: { pathname, href: `http://x${pathname}?error=e` } },
    }) as unknown as HTMLIFrameElement;
  expect(wayBack(frameAt('/platform/login'), '/login', '/platform')).toBe('http://x/platform/login?error=e');
  const standalone = wayBack(frameAt('/platform/login'), '/login/standalone', '/platform');
  expect(standalone).toBe('http://x/platform/login/standalone?error=e');
  expect(wayBack(frameAt('/platform/auth/weixin'), '/login', '/platform')).toBeUndefined();
  expect(wayBack(frameAt('/platform'), '', '/platform')).toBeUndefined();
  const foreign = {
    contentWindow: {
      get location(): Location {
        throw new DOMException('Blocked a frame', 'SecurityError');
      },
    },
  };
  expect(wayBack(foreign as unknown as HTMLIFrameElement, '/login', '')).toBeUndefined();
});

it('frames no other site', async () => {
  renderForm([{ ...frame, src: 'https://evil.example/', wait: 1 }]);
  await screen.findByRole('button', { name: 'Refresh' });
  expect(screen.queryByTitle('Code')).toBeNull();
});

it('is a picture without any use where it has a width', async () => {
  renderForm([{ ...frame, title: '${1 + 1} pages', width: 1280, height: 800 }]);
  const shown = await screen.findByTitle('2 pages');
  expect([shown.getAttribute('sandbox'), shown.tabIndex, shown.style.width]).toEqual(['allow-scripts', -1, '1280px']);
  expect(link()).toBeNull();
});

it('keeps a sign-in page that is shown as visitors see it apart, and no other', async () => {
  renderForm([
    { ...frame, src: '/login?preview=a&as=visitor', title: 'Apart' },
    { ...frame, src: '/company/globex?preview=a', title: 'Together' },
  ]);
  expect((await screen.findByTitle('Apart')).getAttribute('sandbox')).toBe('allow-scripts');
  expect(screen.getByTitle('Together').hasAttribute('sandbox')).toBe(false);
});

it('shrinks a picture to its room, and never enlarges it', () => {
  expect(shrunk({ width: 1280, height: 800 }, 640)).toMatchObject({
    box: { aspectRatio: '1280 / 800' },
    frame: { width: 1280, transform: 'scale(0.5)' },
  });
  expect(shrunk({ width: 390, height: 700 }, 1000).box).toMatchObject({ maxWidth: 390 });
  expect(shrunk({ width: 390, height: 700 }, 1000).frame).toMatchObject({ transform: 'scale(1)' });
});
