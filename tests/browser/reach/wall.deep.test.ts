import type { Frame, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { startPlatform, visit } from '../screens/platform.ts';
import { serveInDocument } from './hostile.ts';
import { store, withoutChecker } from './stored-page.ts';

/** Milliseconds that a click in the platform's document may wait while a page floods it, on a machine that does other work as well. */
const PATIENCE = 1500;

/** What a browser says of code that Playwright runs: a person's click. It lasts five seconds. */
const UNTIL_FORGOTTEN = 6000;

const page = (body: unknown) => ({ type: 'page', body });

/** In a page's document: takes a port of its own from the document around, as a hostile script can, and keeps it. */
const takePort = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    Object.assign(window, { taken: port1 });
    // The document around hands the page over once more.
    port1.onmessage = () => resolve();
    window.parent.postMessage(null, '*', [port2]);
  });

/** In a page's document, later and without end: sends as fast as the browser takes it, by the window or by a port of its own. */
function flood([by, size]: readonly ['window' | 'port', number]): void {
  const list = Array.from({ length: size }, (_, at) => `item ${at}`);
  const message = { type: 'call', id: 1, call: { url: '/api/user/info', data: list } };
  const { taken } = window as unknown as { taken: MessagePort };
  const send = () => (by === 'window' ? window.parent.postMessage(message, '*') : taken.postMessage(message));
  // What goes to a window leaves when the script rests.
  function step(): void {
    const end = performance.now() + 100;
    while (performance.now() < end) send();
    setTimeout(step);
  }
  setTimeout(step, 500);
}

/** Clicks beside everything in the platform's header for six seconds. Answers the longest time that a click waited for what it begins. */
async function longestWait(shown: Page): Promise<number> {
  await shown.evaluate(() => {
    const waits: number[] = [];
    Object.assign(window, { waits });
    // Until something that the click begins has its turn.
    const note = ({ timeStamp }: Event) => setTimeout(() => waits.push(performance.now() - timeStamp));
    document.addEventListener('pointerdown', note, true);
  });
  const end = Date.now() + 6000;
  while (Date.now() < end) {
    await shown.mouse.click(640, 3);
    await shown.waitForTimeout(100);
  }
  return shown.evaluate(() => Math.max(...(window as unknown as { waits: number[] }).waits));
}

onOneEngine((engine) => {
  let platform: DemoPlatform;
  beforeAll(async () => {
    platform = await startPlatform(engine);
  });
  afterAll(closeChromium);

  const innerOf = (shown: Page): Frame => shown.frames().find((each) => each.url().endsWith('/tenant-page'))!;

  /** Opens a page of globex in the browser of its owner. `inner` is the document in which its code runs. */
  async function openPage(schema: object) {
    const opened = await visit(platform, { as: 'owner@example.com' });
    opened.problems.expect(/./);
    await serveInDocument(opened.page, '/company/globex', { id: 'company/desk', layer: 'company', schema });
    await opened.page.goto(`${platform.base}/company/globex`);
    await opened.page.frameLocator('iframe[data-author=tenant]').getByText('Begun').waitFor();
    return { ...opened, inner: innerOf(opened.page) };
  }

  it('has no WebRTC, by any name and in no frame of its own', async () => {
    const { inner, close } = await openPage(page('Begun'));
    const found = await inner.evaluate(async () => {
      const child = document.body.appendChild(document.createElement('iframe'));
      const read = (name: string) => {
        try {
          return typeof (child.contentWindow as unknown as Record<string, unknown>)[name];
        } catch (error) {
          return (error as Error).name;
        }
      };
      const names = ['RTCPeerConnection', 'webkitRTCPeerConnection'];
      return names.flatMap((name) => [name in window, read(name)]);
    });
    expect(found).toEqual([false, 'SecurityError', false, 'SecurityError']);
    await close();
  });

  it.each([
    ['window', 5000],
    ['window', 1],
    ['port', 5000],
    ['port', 1],
  ] as const)('cannot keep the platform busy by messages to its %s with %i items', async (by, size) => {
    const { page: shown, inner, close } = await openPage(page('Begun'));
    await inner.evaluate(takePort);
    await inner.evaluate(flood, [by, size] as const);
    const wait = await longestWait(shown);
    console.info(`a click waits ${Math.round(wait)} ms while a page floods the ${by} by messages of ${size}`);
    expect(wait).toBeLessThan(PATIENCE);
    await shown.locator('iframe[data-author=tenant]').waitFor({ state: 'detached' });
    await close();
  });

  it('draws no picture over other windows', async () => {
    const { inner, close } = await openPage(page('Begun'));
    const found = await inner.evaluate(async () => {
      const video = document.body.appendChild(document.createElement('video'));
      const refused = await video.requestPictureInPicture().catch(({ name }) => name);
      return [document.pictureInPictureEnabled, refused];
    });
    expect(found).toEqual([false, 'SecurityError']);
    await close();
  });

  it('saves no file and asks nothing without a click, by any message', async () => {
    const { page: shown, inner, close } = await openPage(page('Begun'));
    const files: string[] = [];
    shown.on('download', (file) => files.push(file.suggestedFilename()));
    const bar = shown.locator('.pw-host-held');
    const text = shown.frameLocator('iframe[data-author=tenant]').getByText('Begun');
    await text.click();
    await inner.evaluate(() => {
      const href = URL.createObjectURL(new Blob(['x'], { type: 'text/csv' }));
      Object.assign(document.createElement('a'), { href, download: 'own.exe' }).click();
    });
    await expect.poll(() => files.splice(0)).toEqual(['own.csv']);
    await inner.evaluate(takePort);
    /** In the page's document: tries all ways. */
    const tryAll = (wait: number) =>
      new Promise<unknown>((resolve) => {
        const { taken } = window as unknown as { taken: MessagePort };
        const url = '/api/company/globex/screen/docs/empty';
        const answers: unknown[] = [];
        taken.onmessage = ({ data }) => data.id && answers.push([data.id, data.type]) === 2 && resolve(answers.sort());
        setTimeout(() => {
          const link = document.createElement('a');
          Object.assign(link, { href: URL.createObjectURL(new Blob(['x'])), download: 'past.exe' });
          document.createElement('iframe').click.call(link);
          taken.postMessage({ type: 'hold', address: 'https://elsewhere.invalid/', newWindow: true });
          taken.postMessage({ type: 'go', address: '/docs', replace: false });
          taken.postMessage({
            type: 'save',
            id: 901,
            name: 'setup.exe',
            file: new Blob(['x'], { type: 'text/plain' }),
          });
          taken.postMessage({ type: 'call', id: 902, call: { url, responseType: 'blob', saveAs: 'call.exe' } });
        }, wait);
      });
    expect(await inner.evaluate(tryAll, UNTIL_FORGOTTEN)).toEqual([
      [901, 'refused'],
      [902, 'refused'],
    ]);
    expect([files, await bar.count(), shown.url()]).toEqual([[], 0, `${platform.base}/company/globex`]);
    await text.click();
    expect(await inner.evaluate(tryAll, 0)).toContainEqual([901, 'answer']);
    await bar.waitFor();
    await expect.poll(() => files).toContain('setup.txt');
    expect(files).not.toContain('past.exe');
    await close();
  });

  it('ends with its version, at once or when its reader has done', async () => {
    const owner = await platform.person('owner@example.com');
    const publish = async (words: string) => {
      const form = { type: 'form', id: 'f', body: [{ type: 'input-text', id: 'n', name: 'note', label: 'Note' }] };
      const schema = { ...page([{ type: 'tpl', tpl: words, id: 't' }, form]), id: 'p' };
      const { status } = await owner.post('/api/company/globex/screen/company/desk/publish', { schema });
      expect(status).toBe(200);
    };
    await publish('One');
    const { page: shown, close } = await visit(platform, { as: 'owner@example.com' });
    const listening = shown.waitForRequest(/screen-events/);
    await shown.goto(`${platform.base}/company/globex`);
    const desk = shown.frameLocator('iframe[data-author=tenant]');
    await desk.getByText('One').waitFor();
    await listening;
    const mark = () => innerOf(shown).evaluate(() => void Object.assign(window, { marked: true }));
    const isMarked = () => innerOf(shown).evaluate(() => 'marked' in window);
    await mark();
    await publish('Two');
    await desk.getByText('Two').waitFor();
    expect(await isMarked()).toBe(false);

    await mark();
    await desk.locator('input[name=note]').click();
    await shown.keyboard.type('typed');
    await publish('Three');
    const bar = shown.locator('.pw-host-outdated');
    await bar.waitFor();
    expect([await desk.locator('input[name=note]').inputValue(), await isMarked()]).toEqual(['typed', true]);
    await bar.getByRole('button').click();
    await desk.getByText('Three').waitFor();
    await bar.waitFor({ state: 'detached' });
    expect(await isMarked()).toBe(false);
    await close();
  });

  it('uploads pictures and files to its own level by the platform, and nowhere else', async () => {
    const field = (type: string, name: string, receiver: string) => ({ type, name, label: name, receiver });
    const form = {
      type: 'form',
      body: [
        field('input-image', 'photo', 'post:${prefix}/files'),
        field('input-file', 'paper', 'post:${prefix}/files?kind=file'),
        field('input-file', 'other', 'post:/api/company/acme/files?kind=file'),
        { type: 'tpl', tpl: 'Photo [${photo}] paper [${paper}] other [${other}]' },
      ],
    };
    const owner = await platform.person('owner@example.com');
    const schema = page([{ type: 'tpl', tpl: 'Begun' }, form]);
    withoutChecker(platform.services);
    await store(platform.services, 'company/desk', 900, schema);
    const { page: shown, problems, close } = await visit(platform, { as: 'owner@example.com' });
    problems.expect(/./);
    await shown.goto(`${platform.base}/company/globex`);
    const desk = shown.frameLocator('iframe[data-author=tenant]');
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#36c' } })
      .png()
      .toBuffer();
    const put = async (at: number, name: string, buffer: Buffer) => {
      const file = { name, mimeType: at === 0 ? 'image/png' : 'application/pdf', buffer };
      // Nobody's files go without a click.
      await desk.getByText('Photo [').click();
      await desk.locator('input[type=file]').nth(at).setInputFiles(file);
    };
    await desk.getByText('Photo []').waitFor();
    await put(0, 'a.png', png);
    await put(2, 'b.pdf', Buffer.from('%PDF-1.7'));
    await put(1, 'b.pdf', Buffer.from('%PDF-1.7'));
    await desk.getByText(/Photo \[\/api\/upload\/\d+\] paper \[\/api\/upload\/\d+\] other \[\]/).waitFor();
    const [, path] = /paper \[(.*?)\]/.exec(await desk.getByText('Photo [').innerText())!;
    expect((await owner.get(path!)).text).toBe('%PDF-1.7');
    await close();
  });
});
