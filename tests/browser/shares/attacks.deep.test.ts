import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Frame, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ListComponentsAnswer } from '../../../src/types/generated/contracts/components.ts';
import { closeChromium, openPage, signIn } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import { demoPassword } from '../../support/demo-platform.ts';
import { HOSTILE_HTML } from '../../support/hostile-html.ts';
import { onLoopback } from '../../support/loopback.ts';
import { MALFORMED } from '../reach/forged.ts';
import { keepNatives, type Natives } from '../reach/natives.ts';
import { placeOf, SHARES, SHOWCASE, startShares } from './demo-shares.ts';
import { leaveByEachWay, readByEachWay, type Sites, sendByEachWay } from './ways.ts';

/** A request that reached the platform. */
interface Arrived {
  call: string;
  hasSession: boolean;
}

/** What attacks bring where nothing is reached. */
const NOTHING = ['refused', 'silent', '', null];

/** What the policy of a shared page lets it ask the platform for, without a session: its scripts, prefetching, and the picture that ends a test. */
const LOADS = /^GET \S*attack=(?:last|modulepreload|prefetch|worklet)$/;

/** Markup that loads or leads elsewhere, by itself; `AT` is the address. */
const MARKUP: Record<string, string> = {
  script: '<script src="AT"></script>',
  module: '<script type="module">import "AT"</script>',
  img: '<img src="AT">',
  sheet: '<link rel="stylesheet" href="AT">',
  prefetch: '<link rel="prefetch" href="AT">',
  modulepreload: '<link rel="modulepreload" href="AT">',
  rule: '<style>@import "AT"; p { background: url("AT") }</style>',
  frame: '<iframe src="AT"></iframe>',
  srcdoc: `<iframe srcdoc="<img src='AT'>"></iframe>`,
  object: '<object data="AT"></object>',
  embed: '<embed src="AT">',
  video: '<video src="AT" poster="AT" autoplay></video>',
  image: '<svg><image href="AT"/></svg>',
  base: '<base href="AT"><img src="x">',
  refresh: '<meta http-equiv="refresh" content="0; url=AT">',
  form: '<form action="AT" onfocusin="submit()"><input name="a" autofocus></form>',
};

/** Two components on one page, so that each has a neighbour. */
const neighbours = (chart: string, kanban: string) => ({
  type: 'page',
  title: 'Figures',
  body: [
    {
      type: 'custom-component',
      package: 'chart',
      hash: chart,
      props: { title: 'Visitors of the fair', rows: [{ label: 'Hall 1', amount: 1840 }] },
    },
    {
      type: 'custom-component',
      package: 'kanban',
      hash: kanban,
      props: { columns: [{ key: 'now', name: 'Now' }], cards: [{ id: '1', column: 'now', title: 'Print' }] },
    },
  ],
});

onOneEngine((engine) => {
  let demo: Awaited<ReturnType<typeof startShares>>;
  let sites: Sites;
  const arrived: Arrived[] = [];
  const hits: string[] = [];
  beforeAll(async () => {
    demo = await startShares(engine, {
      prepare: (app) =>
        // Before any rule of the platform that may end a request.
        app.server.prependListener('request', ({ method, url, headers }) => {
          const { cookieName } = app.services.config.session;
          arrived.push({ call: `${method} ${url}`, hasSession: `${headers.cookie}`.includes(`${cookieName}=`) });
        }),
    });
    const server = createServer(({ url }, response) => {
      hits.push(`elsewhere ${url}`);
      response.end('x');
    });
    server.on('upgrade', ({ url }, socket) => {
      hits.push(`elsewhere, by a socket ${url}`);
      socket.destroy();
    });
    const elsewhere = await onLoopback(server);
    engine.atEnd(() => elsewhere.close());
    const stun = createSocket('udp4');
    stun.on('message', () => hits.push('elsewhere, by WebRTC'));
    stun.bind(0, '127.0.0.1');
    await once(stun, 'listening');
    engine.atEnd(async () => void stun.close());
    sites = { own: demo.platform.base, elsewhere: elsewhere.origin, stun: `127.0.0.1:${stun.address().port}` };
    const { items } = (await demo.owner.get<ListComponentsAnswer>('/api/company/acme/component')).json.data;
    const hashOf = (name: string) => items.find((item) => item.name === name)!.hash;
    await demo.publish(SHARES[4], neighbours(hashOf('chart'), hashOf('kanban')));
  });
  beforeEach(() => {
    arrived.length = 0;
    hits.length = 0;
  });
  afterAll(closeChromium);

  const attacks = () => arrived.filter(({ call }) => call.includes('attack='));

  /** A person who is signed in, has traces of the platform in the browser and a tab of it open, and opens a page in another tab. */
  async function open(address: string) {
    const { page: tab, problems, close } = await openPage();
    problems.expect(/./);
    const { own } = sites;
    await signIn(tab, new URL(own).origin, 'member@example.com', demoPassword);
    await tab.goto(`${own}/docs`);
    await tab.evaluate(async () => {
      localStorage.setItem('platform', 'here');
      sessionStorage.setItem('platform', 'here');
      // biome-ignore lint/suspicious/noDocumentCookie: a trace that an attack looks for
      document.cookie = 'platform=here; path=/';
      indexedDB.open('platform');
      await caches.open('platform');
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      new BroadcastChannel('attack').onmessage = ({ data }) => heard.push(data);
    });
    const { cookieName } = demo.platform.services.config.session;
    const session = async () => (await tab.context().cookies()).find(({ name }) => name === cookieName)?.value;
    const before = await session();
    const page = await tab.context().newPage();
    await page.addInitScript(keepNatives);
    await page.goto(address);
    return {
      page,
      /** Nothing that was tried has changed the person's session or spoken to the platform's tab. */
      unchanged: async () => {
        const heard = () => tab.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
        await tab.evaluate(() => new BroadcastChannel('attack').postMessage('from the platform'));
        await expect.poll(heard).toContain('from the platform');
        expect(await heard()).not.toContain('from a page');
        expect(await session()).toBe(before);
        await tab.goto(`${own}/i/profile`);
        await tab.locator('input[name=nickName]').waitFor();
      },
      close,
    };
  }

  /** What runs in a document: code of an attacker, with all that the browser had at first. */
  async function inside(frame: Frame) {
    if (!(await frame.evaluate(() => 'natives' in window))) await frame.evaluate(keepNatives);
    return frame.evaluateHandle(() => (window as unknown as { natives: Natives }).natives);
  }

  /** Tries each way to read from inside a document. Answers what was reached. */
  async function reachedFrom(frame: Frame): Promise<[string, unknown][]> {
    const found = await (await inside(frame)).evaluate(readByEachWay, sites);
    return Object.entries(found).filter(([, value]) => !NOTHING.includes(value as string));
  }

  /** Tries each way to send, and to speak with other windows. Answers what arrived and was not to; the last picture is asked for when all else was. */
  async function sentFrom(frame: Frame, last: string, allowed: RegExp): Promise<unknown[]> {
    const natives = await inside(frame);
    await natives.evaluate(sendByEachWay, sites);
    await natives.evaluate(({ attempt }, messages) => {
      void attempt(() => new BroadcastChannel('attack').postMessage('from a page'));
      const frames = Array.from({ length: window.length }, (_, at) => window[at]!);
      const others = window.parent === window ? frames : [window.parent, window.top!];
      for (const message of messages) for (const other of others) other.postMessage(message, '*');
    }, MALFORMED);
    await natives.evaluate(({ make }, src) => void make('img', { src }), last);
    await expect.poll(() => attacks().some(({ call }) => call.includes('attack=last'))).toBe(true);
    return [...hits, ...attacks().filter(({ call, hasSession }) => hasSession || !allowed.test(call))];
  }

  const componentOf = (page: Page, title: string): Frame =>
    page.frames().find((frame) => /\/component\/\w+\/frame\.html/.test(frame.url()) && frame.name() === title) ??
    page.frames().find((frame) => /\/component\/\w+\/frame\.html/.test(frame.url()))!;

  it.each(SHARES.filter(({ type }) => type !== 2 && type !== 3).map((share) => ({ type: share.type, share })))(
    'code in a shared page of type $type reaches no session, storage, other frame or network',
    async ({ share }) => {
      const { page, unchanged, close } = await open(demo.address(share));
      await placeOf(page, share).getByText(share.words).first().waitFor();
      expect(await page.evaluate(() => window.origin)).toBe('null');
      expect(await reachedFrom(page.mainFrame())).toEqual([]);
      expect(await sentFrom(page.mainFrame(), `${sites.own}/assets/attack.png?attack=last`, LOADS)).toEqual([]);
      await unchanged();
      await close();
    },
  );

  it.each([SHARES[4], SHARES[5]].map((share) => ({ type: share.type, share })))(
    'code in a component of a shared page of type $type reaches none of them, and leads nowhere',
    async ({ share }) => {
      const { page, unchanged, close } = await open(demo.address(share));
      await placeOf(page, share).getByText(share.words).first().waitFor();
      await attackComponent(page, share.component);
      await unchanged();
      await close();
    },
  );

  it('code in a component of a page in its app reaches none of them, and leads nowhere', async () => {
    const { page, unchanged, close } = await open(`${sites.own}${SHOWCASE}/figures`);
    const inner = page.frameLocator('iframe[data-author=tenant]');
    await inner.frameLocator('iframe[title=chart]').getByText(SHARES[4].words).waitFor();
    await attackComponent(page, 'chart');
    await unchanged();
    await close();
  });

  /** Attacks from inside a component, and then has it leave its document. */
  async function attackComponent(page: Page, title: string): Promise<void> {
    const frame = componentOf(page, title);
    const [address, shownTitle] = [page.url(), await page.title()];
    expect(await frame.evaluate(() => window.origin)).toBe('null');
    expect(await reachedFrom(frame)).toEqual([]);
    const last = frame.url().replace('frame.html', 'attack.png?attack=last');
    expect(await sentFrom(frame, last, /attack=last$/)).toEqual([]);
    const natives = await inside(frame);
    const tabs = page.context().pages().length;
    await natives.evaluate(leaveByEachWay, sites);
    await natives.evaluate(({ make }, { own, elsewhere }) => {
      setTimeout(() => {
        (make('a', { href: `${elsewhere}/?attack=download`, download: 'x' }) as HTMLElement).click();
        window.location.assign(`${own}/?attack=self`);
      });
    }, sites);
    const around = page.frames().find((each) => each.url().endsWith('/tenant-page')) ?? page.mainFrame();
    await around.locator('[data-state=left]').getByRole('alert').waitFor();
    expect([page.url(), await page.title(), page.context().pages().length]).toEqual([address, shownTitle, tabs]);
    expect([...hits, ...attacks().filter(({ call }) => !call.endsWith('attack=last'))]).toEqual([]);
  }

  it('the same ways reach the session and the storage in a document of the platform', async () => {
    const { page, close } = await open(`${sites.own}/docs`);
    await page.evaluate(() => sessionStorage.setItem('platform', 'here'));
    const reached = (await reachedFrom(page.mainFrame())).map(([name]) => name);
    const ways = ['cookies of the document', 'the user by a call of the platform'].map((name) => `session: ${name}`);
    const stores = ['local', 'of the tab', 'a database', 'names of databases', 'caches', 'files', 'locks'];
    expect(reached).toEqual(expect.arrayContaining([...ways, ...stores.map((name) => `storage: ${name}`)]));
    await close();
  });

  it.each([SHARES[1], SHARES[2]].map((share) => ({ type: share.type, share })))(
    'nothing in a text of type $type runs, loads or leads elsewhere, even where its markup is not cleaned',
    async ({ share }) => {
      const { page, problems, close } = await openPage();
      problems.expect(/./);
      await signIn(page, new URL(sites.own).origin, 'member@example.com', demoPassword);
      const stolen = HOSTILE_HTML.map((html) =>
        html.replaceAll('steal()', 'document.documentElement.dataset.stolen=1'),
      );
      const loads = Object.entries(MARKUP).flatMap(([name, html]) =>
        [sites.own, sites.elsewhere].map((site) => html.replaceAll('AT', `${site}/api/user/info?attack=${name}`)),
      );
      const last = `<img src="${sites.own}/assets/attack.png?attack=last">`;
      const answer = await fetch(demo.address(share), { headers: { 'Accept-Language': 'en' } });
      const hostile = ['<p>Hostile</p>', last, ...stolen, ...loads].join('\n');
      const html = (await answer.text()).replace('</main>', () => `${hostile}</main>`);
      // From a server, since the browser lets documents that a test makes up load nothing from this machine.
      const server = createServer((_, response) => {
        for (const name of ['content-type', 'content-security-policy'])
          response.setHeader(name, answer.headers.get(name)!);
        response.end(html);
      });
      const stranger = await onLoopback(server);
      arrived.length = 0;
      await page.goto(stranger.origin);
      await page.getByText('Hostile').waitFor();
      await expect.poll(() => attacks().some(({ call }) => call.includes('attack=last'))).toBe(true);
      expect(await page.evaluate(() => document.documentElement.dataset['stolen'])).toBeUndefined();
      expect(page.url()).toBe(`${stranger.origin}/`);
      expect(await page.evaluate(() => window.origin)).toBe('null');
      expect([...hits, ...attacks().filter(({ call, hasSession }) => hasSession || !LOADS.test(call))]).toEqual([]);
      await stranger.close();
      await close();
    },
  );
});
