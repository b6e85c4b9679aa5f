import { createServer } from 'node:http';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ToPage } from '../../../src/host/frames/sandbox/messages.ts';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../support/demo-platform.ts';
import { type LoopbackServer, onLoopback } from '../../support/loopback.ts';
import { clientDir } from '../client-dir.ts';
import { breakIn, type Inside } from './break-in.ts';
import { FORGED, MALFORMED } from './forged.ts';
import { use } from './hostile.ts';

/** A request that reached the platform. */
interface Arrived {
  call: string;
  page: string;
  hasSession: boolean;
}

/** What the policy lets a page's document load from the platform. */
const LOADS =
  /^GET \S*attack=(?:audio|img|input|last|link|modulepreload|poster|prefetch|rule|sheet|srcset|style|video)$/;

/** Milliseconds after which what a page wants has been judged: the document around waits a moment for a click. */
const SETTLED = 1500;

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let elsewhere: LoopbackServer;
  const arrived: Arrived[] = [];
  const hits: unknown[] = [];
  beforeAll(async () => {
    platform = await startDemoPlatform(engine, {
      clientDir,
      prepare: (app) =>
        // Before any rule of the platform that may end a request.
        app.server.prependListener('request', ({ method, url, headers }) => {
          const { cookieName } = platform.services.config.session;
          const hasSession = `${headers.cookie}`.includes(`${cookieName}=`);
          arrived.push({ call: `${method} ${url}`, page: `${headers['x-page']}`, hasSession });
        }),
    });
    const server = createServer(({ url }, response) => {
      hits.push(url);
      response.end('x');
    });
    elsewhere = await onLoopback(server);
    engine.atEnd(() => elsewhere.close());
  });
  beforeEach(() => {
    arrived.length = 0;
    hits.length = 0;
  });
  afterAll(closeChromium);

  const attacks = () => arrived.filter(({ call }) => call.includes('attack='));
  const session = async (page: Page) => {
    const { cookieName } = platform.services.config.session;
    return (await page.context().cookies()).find(({ name }) => name === cookieName)!.value;
  };

  /** The header's links and buttons that something else lies over. */
  const covered = (page: Page) =>
    page.locator('.pw-header :is(a, button):visible').evaluateAll((all) =>
      all.flatMap((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return each.contains(top) || top?.contains(each) ? [] : [top?.outerHTML ?? ''];
      }),
    );

  async function leavesByHeader(page: Page): Promise<void> {
    expect(await covered(page)).toEqual([]);
    await page.locator('.pw-header a[href$="/docs"]').click();
    await page.waitForURL('**/docs/*');
    expect(page.context().pages()).toHaveLength(1);
  }

  it('data: reads nothing of the document around it, and no more of its reader than others see', async () => {
    const { inside, close } = await breakIn(platform);
    const around = await inside.evaluate(async ({ attempt }) => ({
      document: await attempt(() => window.parent.document.title),
      address: await attempt(() => window.top!.location.href),
      storage: await attempt(() => window.parent.localStorage.length),
      element: await attempt(() => window.frameElement),
      opener: await attempt(() => window.opener),
    }));
    const refused = { document: 'refused', address: 'refused', storage: 'refused' };
    expect(around).toEqual({ ...refused, element: null, opener: null });
    const [start] = await inside.evaluate(({ told }) => told.filter(({ type }) => type === 'start'));
    const { state } = start as Extract<ToPage, { type: 'start' }>;
    expect(state.user).toEqual({ id: expect.any(Number), name: 'Owner', nickName: '', avatar: '' });
    expect(state.companies.map(({ key }) => key)).toEqual(['globex']);
    expect(Object.keys(state)).not.toContain('pageKey');
    expect(JSON.stringify(state)).not.toContain('owner@example.com');
    await close();
  });

  it('network: sends nothing elsewhere, and nothing here with a session', async () => {
    const { inside, close } = await breakIn(platform);
    const sites = { own: platform.base, elsewhere: elsewhere.origin };
    await inside.evaluate(async ({ kept, make, attempt }, sites) => {
      for (const site of Object.values(sites)) {
        const at = (way: string) => `${site}/api/user/info?attack=${way}`;
        const include: RequestInit = { credentials: 'include', mode: 'no-cors' };
        const ways: (() => unknown)[] = [
          () => kept.fetch(at('fetch'), include),
          () => kept.fetch(at('post'), { ...include, method: 'POST', keepalive: true }),
          () => {
            const call = new kept.XMLHttpRequest();
            call.open('GET', at('xhr'));
            call.withCredentials = true;
            call.send();
          },
          () => navigator.sendBeacon(at('beacon'), 'x'),
          () => new kept.EventSource(at('events'), { withCredentials: true }),
          () => new kept.WebSocket(at('socket').replace('http', 'ws')),
          () => new kept.Worker(at('worker')),
          () => new kept.SharedWorker(at('shared')),
          () => new kept.Worker(URL.createObjectURL(new Blob([`fetch("${at('blob')}")`]))),
          () => import(/* @vite-ignore */ at('import')),
          () => make('img', { src: at('img') }),
          () => make('img', { srcset: `${at('srcset')} 2x` }),
          () => make('script', { src: at('script') }),
          () => make('link', { rel: 'stylesheet', href: at('sheet') }),
          () => make('link', { rel: 'prefetch', href: at('prefetch') }),
          () => make('link', { rel: 'preload', as: 'fetch', href: at('preload'), crossorigin: 'use-credentials' }),
          () => make('link', { rel: 'modulepreload', href: at('modulepreload') }),
          () => make('video', { src: at('video'), poster: at('poster') }),
          () => make('audio', { src: at('audio'), autoplay: '' }),
          () => make('object', { data: at('object') }),
          () => make('embed', { src: at('embed') }),
          () => make('input', { type: 'image', src: at('input') }),
          () => make('p', { style: `background: url("${at('style')}")` }),
          () =>
            make('style').append(`@import "${at('rule')}"; @font-face { font-family: q; src: url("${at('font')}") }`),
          () => {
            make('iframe', { name: site });
            (make('a', { href: at('link'), ping: at('ping'), target: site }) as HTMLElement).click();
          },
        ];
        await Promise.all(
          ways.map((way) => attempt(() => Promise.race([way(), new Promise((end) => setTimeout(end, 3000))]))),
        );
      }
      make('img', { src: `${sites.own}/assets/attack.png?attack=last` });
    }, sites);
    await expect.poll(() => attacks().some(({ call }) => call.includes('attack=last'))).toBe(true);
    // Pictures, styles and media may be loaded from here, and frames shown, without a session. Nothing that a script could read or send is.
    expect(attacks().filter(({ call, hasSession }) => hasSession || !LOADS.test(call))).toEqual([]);
    expect(hits).toEqual([]);
    await close();
  });

  it('rights: has no call sent but its own, in nobody else’s name', async () => {
    const { page, inside, close } = await breakIn(platform);
    const before = await session(page);
    arrived.length = 0;
    const answers = await inside.evaluate(async ({ ask }, forged) => {
      const found: string[] = [];
      for (const call of forged) found.push((await ask(call)).type);
      return found;
    }, FORGED);
    expect(answers).toEqual(FORGED.map(() => 'refused'));
    const headers = { 'X-Page': 'builtin;x;1;;', 'X-Evil': '1' };
    const own = await inside.evaluate(({ ask }, call) => ask(call), { url: '/api/config', headers });
    expect(own.type).toBe('answer');
    const named = arrived.filter(({ page: name }) => !name.startsWith('builtin;host;'));
    expect(named).toEqual([{ call: 'GET /api/config', page: 'company;company%2Fdesk;7;globex;', hasSession: true }]);
    expect(await session(page)).toBe(before);
    await close();
  });

  it('rights: changes nothing around it by messages that no page sends', async () => {
    const { page, inside, close } = await breakIn(platform);
    const title = await page.title();
    await inside.evaluate(({ port }, messages) => {
      for (const message of messages) {
        port.postMessage(message);
        window.parent.postMessage(message, '*');
      }
    }, MALFORMED);
    const call = { url: '/api/config' };
    expect((await inside.evaluate(({ ask }, call) => ask(call), call)).type).toBe('answer');
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    expect(await page.title()).toBe(title);
    await leavesByHeader(page);
    await close();
  });

  it('session: uses, ends and changes no session by forms, frames and cookies', async () => {
    const { page, frame, inside, close } = await breakIn(platform);
    const before = await session(page);
    const { cookieName } = platform.services.config.session;
    await inside.evaluate(
      async ({ make, attempt }, { base, cookieName }) => {
        let frames = 0;
        const refused = new Promise<void>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
            frames += effectiveDirective === 'frame-src' ? 1 : 0;
            if (frames === 3) resolve();
          });
        });
        await attempt(() => {
          // biome-ignore lint/suspicious/noDocumentCookie: an attacker sets what there is to set
          document.cookie = `${cookieName}=stolen; path=/`;
        });
        const send = (path: string, fields: Record<string, string>) => {
          make('iframe', { name: path });
          const form = make('form', { method: 'post', action: `${base}${path}?attack=form`, target: path });
          for (const [name, value] of Object.entries(fields)) make('input', { type: 'hidden', name, value }, form);
          HTMLFormElement.prototype.submit.call(form);
        };
        const member = { email: 'member@example.com', token: 'Demo123!' };
        await attempt(() => send('/auth/phone', { ...member, method: 'password' }));
        await attempt(() => send('/login', member));
        await attempt(() => send('/logout', {}));
        for (const path of ['/logout', '/i/profile', '/i/security'])
          await attempt(() => make('iframe', { src: `${base}${path}?attack=frame` }));
        await refused;
      },
      { base: platform.base, cookieName },
    );
    expect(attacks().filter(({ call }) => call.includes('attack=frame'))).toEqual([]);
    for (const each of page.frames()) expect(await each.locator('input[name=nickName]').count()).toBe(0);
    await frame.evaluate(
      (address) => void setTimeout(() => window.location.assign(address)),
      `${platform.base}/i/profile?attack=self`,
    );
    await expect.poll(() => attacks().filter(({ call }) => call.includes('attack=self')).length).toBe(1);
    expect(attacks().filter(({ hasSession }) => hasSession)).toEqual([]);
    expect(await session(page)).toBe(before);
    await page.goto(`${platform.base}/i/profile`);
    await page.locator('input[name=nickName]').waitFor();
    await close();
  });

  it('overlay: covers nothing of the platform, whatever the browser can put on top', async () => {
    const { page, desk, inside, close } = await breakIn(platform);
    const dialogs: string[] = [];
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.message());
      await dialog.dismiss();
    });
    await inside.evaluate(({ make, attempt }) => {
      const style = 'position: fixed; inset: -9999px; z-index: 2147483647; background: red; width: auto; height: auto';
      const cover = make('div', { id: 'cover', popover: 'manual', style }) as HTMLElement;
      const dialog = make('dialog', { style }) as HTMLDialogElement;
      cover.showPopover();
      cover.addEventListener('click', () => {
        const ways: (() => unknown)[] = [
          () => document.documentElement.requestFullscreen(),
          () => cover.requestPointerLock(),
          () => window.alert('x'),
          () => window.prompt('x'),
          () => window.print(),
          () => dialog.showModal(),
        ];
        for (const way of ways) void attempt(way);
      });
    });
    await desk.locator('#cover').click();
    await desk.locator('dialog[open]').waitFor();
    expect(dialogs).toEqual([]);
    expect(await page.evaluate(() => [document.fullscreenElement, document.pointerLockElement])).toEqual([null, null]);
    await leavesByHeader(page);
    await close();
  });

  it('phishing: asks in its company’s name alone, and leads on by a bar that names the host', async () => {
    const { page, desk, inside, close } = await breakIn(platform);
    const host = elsewhere.origin.replace('http://', '');
    await use(page, desk.getByText('Broken in'));
    await inside.evaluate(({ port }, site) => {
      port.onmessage = ({ data: { type, id } }) => {
        const question = `Your session has ended. Type your password. ${'x'.repeat(9000)}`;
        if (type === 'mayLeave') port.postMessage({ type: 'question', id, question });
      };
      port.postMessage({ type: 'guarded', isGuarded: true });
      port.postMessage({ type: 'hold', address: `${site}/attack`, newWindow: true });
    }, elsewhere.origin);
    await page.locator('.pw-host-held').getByText(`This page wants to open ${host}.`).waitFor();
    await page.locator('.pw-header a[href$="/docs"]').click();
    const question = page.getByRole('dialog').filter({ hasText: 'Your session has ended.' });
    await question.waitFor();
    const words = await question.innerText();
    expect(words).toContain('Message from Globex’s page: Your session has ended.');
    expect(words.length).toBeLessThan(600);
    expect(await page.locator('input[type=password]').count()).toBe(0);
    expect(page.context().pages()).toHaveLength(1);
    expect(hits).toEqual([]);
    await close();
  });

  it('leaving: leads the tab nowhere and opens none, with or without a click', async () => {
    const { page, desk, inside, close } = await breakIn(platform);
    const address = page.url();
    await inside.evaluate(({ kept, make, attempt, port }, site) => {
      const link = make('a', { href: `${site}/link`, target: '_top', id: 'link', style: 'font-size: 40px' });
      link.append('Link');
      const ways: (() => unknown)[] = [
        () => window.top!.location.assign(`${site}/top`),
        () => window.parent.location.replace(`${site}/parent`),
        () => kept.open(`${site}/open`),
        () => kept.open(`${site}/open-top`, '_top'),
        () => HTMLFormElement.prototype.submit.call(make('form', { action: `${site}/form`, target: '_top' })),
        () => window.history.back(),
        () => window.history.go(-3),
        () => port.postMessage({ type: 'go', address: '/i/profile', replace: true }),
        () => port.postMessage({ type: 'go', address: `${site}/go`, replace: false }),
        () => port.postMessage({ type: 'hold', address: `${site}/hold`, newWindow: true }),
      ];
      const tryAll = () => ways.forEach((way) => void attempt(way));
      tryAll();
      (link as HTMLElement).click();
      // At a person's click a page may go back once.
      port.postMessage({ type: 'back' });
      link.addEventListener('click', tryAll, { once: true });
    }, elsewhere.origin);
    const stays = async () => {
      expect([page.url(), page.context().pages().length, hits]).toEqual([address, 1, []]);
    };
    const bar = page.locator('.pw-host-held');
    await page.waitForTimeout(SETTLED);
    await stays();
    expect(await bar.count()).toBe(0);
    await use(page, desk.getByText('Broken in'));
    await desk.locator('#link').click();
    await bar.waitFor();
    await page.waitForTimeout(SETTLED);
    await stays();
    await inside.evaluate(({ make }, site) => {
      make('meta', { 'http-equiv': 'refresh', content: `0; url=${site}/refresh` });
      setTimeout(() => window.location.assign(`${site}/self`), 500);
    }, elsewhere.origin);
    await page.locator('iframe[data-author=tenant]').waitFor({ state: 'detached', timeout: 60_000 });
    await stays();
    await leavesByHeader(page);
    await close();
  });

  it('storage: shares none and no channel with other documents', async () => {
    const { page, frame, close } = await breakIn(platform);
    await page.evaluate(() => {
      localStorage.setItem('platform', 'here');
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      new BroadcastChannel('attack').onmessage = ({ data }) => heard.push(data);
    });
    const read = await frame.evaluate(async () => {
      const { attempt } = (window as unknown as { inside: Inside }).inside;
      await attempt(() => new BroadcastChannel('attack').postMessage('from a page'));
      return {
        cookie: await attempt(() => document.cookie),
        local: await attempt(() => localStorage.getItem('platform')),
        database: await attempt(() => indexedDB.open('x')),
        caches: await attempt(() => caches.open('x')),
        cookies: await attempt(() => window.cookieStore.getAll()),
        locks: await attempt(() => navigator.locks.query()),
        worker: await attempt(() => navigator.serviceWorker.register('/x.js')),
      };
    });
    const refused = { database: 'refused', caches: 'refused', cookies: 'refused', locks: 'refused', worker: 'refused' };
    expect(read).toEqual({ cookie: '', local: null, ...refused });
    const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
    await page.evaluate(() => new BroadcastChannel('attack').postMessage('from the platform'));
    await expect.poll(heard).toContain('from the platform');
    expect(await heard()).not.toContain('from a page');
    await close();
  });

  it('runaway: leaves the platform alive beside a loop without end, and gives way to the layer below', async () => {
    const { page, frame, close } = await breakIn(platform);
    await frame.evaluate(
      () =>
        void setTimeout(() => {
          for (;;);
        }),
    );
    await page.locator('.pw-user-menu button').click({ timeout: 5000 });
    await page.locator('[role=menu], .cxd-DropDown-menu').first().waitFor({ timeout: 5000 });
    await page.keyboard.press('Escape');
    await page.locator('iframe[data-author=tenant]').waitFor({ state: 'detached', timeout: 40_000 });
    await page
      .locator('.pw-host-notice')
      .getByText(/company\/desk/)
      .waitFor();
    // The layer below is loaded once the page has gone.
    await expect.poll(() => page.locator('main').innerText(), { timeout: 10_000 }).not.toBe('');
    await close();
  });
});
