import type { Natives } from '../reach/natives.ts';

/** Where attacks are sent: the platform, another site, and a server that waits for packets of WebRTC. */
export interface Sites {
  own: string;
  elsewhere: string;
  stun: string;
}

/**
 * Runs in a document: tries each way to the session, the storage and the other windows of a browser. Answers what each of them brought,
 * `refused`, or `silent`.
 */
export async function readByEachWay({ kept, attempt }: Natives, { own }: Sites): Promise<Record<string, unknown>> {
  const asked = async (way: (address: string) => Promise<Response>) => (await way(`${own}/api/user/info`)).text();
  const opened = (name: string) =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve('opened');
      request.onerror = reject;
    });
  const ways: Record<string, () => unknown> = {
    'session: cookies of the document': () => document.cookie,
    'session: cookies by the store': () => window.cookieStore.getAll(),
    'session: passwords of the browser': () =>
      navigator.credentials.get({ password: true, mediation: 'silent' } as CredentialRequestOptions),
    'session: the user by a call': () => asked((address) => kept.fetch(address, { credentials: 'include' })),
    'session: the user by a call of the platform': () =>
      asked((address) => kept.fetch(address, { credentials: 'include', headers: { 'X-Requested-With': 'x' } })),
    'storage: local': () => localStorage.getItem('platform'),
    'storage: of the tab': () => sessionStorage.getItem('platform'),
    'storage: a database': () => opened('platform'),
    'storage: names of databases': () => indexedDB.databases(),
    'storage: caches': () => caches.keys(),
    'storage: files': () => navigator.storage.getDirectory(),
    'storage: locks': () => navigator.locks.query(),
    'storage: service workers': () => navigator.serviceWorker.getRegistrations(),
    'storage: a service worker of its own': () => navigator.serviceWorker.register('/service-worker.js'),
    'storage: the name of the window': () => window.name,
    'frames: the element around': () => window.frameElement,
    'frames: the window that opened it': () => window.opener,
    'frames: the document of a frame of its own': () => {
      const frame = document.createElement('iframe');
      frame.src = `${own}/docs`;
      document.body.append(frame);
      return frame.contentDocument;
    },
  };
  const around = [window, window.parent, window.top!];
  const windows = around.flatMap((each) => [each, ...Array.from({ length: each.length }, (_, at) => each[at]!)]);
  for (const [at, other] of [...new Set(windows)].entries()) {
    if (other === window) continue;
    ways[`frames: the document of window ${at}`] = () => other.document.title;
    ways[`frames: the address of window ${at}`] = () => other.location.href;
    ways[`frames: the storage of window ${at}`] = () => other.localStorage.length;
    ways[`frames: the name of window ${at}`] = () => other.name;
  }
  const entries = Object.entries(ways).map(async ([name, way]) => {
    const silent = new Promise((end) => setTimeout(end, 3000, 'silent'));
    return [name, (await attempt(() => Promise.race([way(), silent]))) ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Runs in a document: sends by each way of the browser, to the platform and to another site. The address of each names the way. */
export async function sendByEachWay({ kept, make, attempt }: Natives, { own, elsewhere, stun }: Sites): Promise<void> {
  const svg = 'http://www.w3.org/2000/svg';
  const include: RequestInit = { credentials: 'include', mode: 'no-cors' };
  const ways: Record<string, (address: string) => unknown> = {
    fetch: (at) => kept.fetch(at, include),
    post: (at) => kept.fetch(at, { ...include, method: 'POST', keepalive: true }),
    'fetch-later': (at) => (window as unknown as { fetchLater(at: string): unknown }).fetchLater(at),
    xhr: (at) => {
      const call = new kept.XMLHttpRequest();
      call.open('GET', at);
      call.withCredentials = true;
      call.send();
    },
    beacon: (at) => navigator.sendBeacon(at, 'x'),
    events: (at) => new kept.EventSource(at, { withCredentials: true }),
    socket: (at) => new kept.WebSocket(at.replace('http', 'ws')),
    transport: (at) => new WebTransport(at.replace('http:', 'https:')),
    worker: (at) => new kept.Worker(at),
    shared: (at) => new kept.SharedWorker(at),
    blob: (at) => new kept.Worker(URL.createObjectURL(new Blob([`fetch("${at}")`]))),
    worklet: (at) => new AudioContext().audioWorklet.addModule(at),
    import: (at) => import(/* @vite-ignore */ at),
    script: (at) => make('script', { src: at }),
    module: (at) => make('script', { type: 'module', src: at }),
    inline: (at) => make('script').append(`fetch("${at}")`),
    rules: (at) =>
      make('script', { type: 'speculationrules' }).append(
        JSON.stringify({ prefetch: [{ source: 'list', urls: [at] }] }),
      ),
    img: (at) => make('img', { src: at }),
    srcset: (at) => make('img', { srcset: `${at} 2x` }),
    source: (at) =>
      make('img', {}, make('picture')).before(Object.assign(document.createElement('source'), { srcset: at })),
    image: (at) => {
      const image = document.createElementNS(svg, 'image');
      image.setAttribute('href', at);
      make('svg').append(image);
      document.body.appendChild(document.createElementNS(svg, 'svg')).append(image);
    },
    use: (at) => {
      const use = document.createElementNS(svg, 'use');
      use.setAttribute('href', `${at}#a`);
      document.body.appendChild(document.createElementNS(svg, 'svg')).append(use);
    },
    sheet: (at) => make('link', { rel: 'stylesheet', href: at }),
    icon: (at) => make('link', { rel: 'icon', href: at }),
    manifest: (at) => make('link', { rel: 'manifest', href: at, crossorigin: 'use-credentials' }),
    prefetch: (at) => make('link', { rel: 'prefetch', href: at }),
    prerender: (at) => make('link', { rel: 'prerender', href: at }),
    preload: (at) => make('link', { rel: 'preload', as: 'fetch', href: at, crossorigin: 'use-credentials' }),
    modulepreload: (at) => make('link', { rel: 'modulepreload', href: at }),
    video: (at) => make('video', { src: at }),
    poster: (at) => make('video', { poster: at }),
    track: (at) => make('track', { src: at, default: '', kind: 'subtitles' }, make('video')),
    audio: (at) => make('audio', { src: at, autoplay: '' }),
    object: (at) => make('object', { data: at }),
    embed: (at) => make('embed', { src: at }),
    input: (at) => make('input', { type: 'image', src: at }),
    style: (at) => make('p', { style: `background: url("${at}")` }),
    rule: (at) => make('style').append(`@import "${at}";`),
    font: (at) => new FontFace('q', `url("${at}")`).load(),
    frame: (at) => make('iframe', { src: at }),
    srcdoc: (at) => make('iframe', { srcdoc: `<img src="${at}">` }),
    'blob-frame': (at) =>
      make('iframe', {
        src: URL.createObjectURL(new Blob([`<script>fetch("${at}")</script><img src="${at}">`], { type: 'text/html' })),
      }),
    link: (at) => {
      make('iframe', { name: at });
      (make('a', { href: at, ping: `${at}-ping`, target: at }) as HTMLElement).click();
    },
    form: (at) => {
      make('iframe', { name: `form-${at}` });
      const form = make('form', { method: 'post', action: at, target: `form-${at}` });
      HTMLFormElement.prototype.submit.call(form);
    },
  };
  const tries = Object.entries(ways).flatMap(([name, way]) =>
    [own, elsewhere].map((site) =>
      attempt(() =>
        Promise.race([way(`${site}/api/user/info?attack=${name}`), new Promise((end) => setTimeout(end, 3000))]),
      ),
    ),
  );
  await Promise.all(tries);
  // No policy closes WebRTC: the names are taken away, also in frames that a page makes.
  const frame = make('iframe') as HTMLIFrameElement;
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection'] as const) {
    for (const find of [() => window, () => frame.contentWindow!]) {
      await attempt(async () => {
        const Connection = (find() as unknown as Record<string, typeof RTCPeerConnection>)[name]!;
        const connection = new Connection({ iceServers: [{ urls: `stun:${stun}` }] });
        connection.createDataChannel('attack');
        await connection.setLocalDescription(await connection.createOffer());
        await new Promise((end) => setTimeout(end, 2000));
      });
    }
  }
}

/** Runs in a frame: leads the window around and windows of its own elsewhere. */
export function leaveByEachWay({ kept, make, attempt }: Natives, { own, elsewhere }: Sites): void {
  const ways: Record<string, (address: string) => unknown> = {
    top: (at) => window.top!.location.assign(at),
    parent: (at) => window.parent.location.replace(at),
    hash: () => {
      window.parent.location.hash = 'attack';
    },
    open: (at) => kept.open(at),
    'open-top': (at) => kept.open(at, '_top'),
    'open-parent': (at) => kept.open(at, '_parent'),
    'link-top': (at) => (make('a', { href: at, target: '_top' }) as HTMLElement).click(),
    'link-blank': (at) => (make('a', { href: at, target: '_blank' }) as HTMLElement).click(),
    'form-top': (at) => HTMLFormElement.prototype.submit.call(make('form', { action: at, target: '_top' })),
    'form-blank': (at) => HTMLFormElement.prototype.submit.call(make('form', { action: at, target: '_blank' })),
    'form-self': (at) => HTMLFormElement.prototype.submit.call(make('form', { action: at })),
  };
  for (const [name, way] of Object.entries(ways)) {
    for (const site of [own, elsewhere]) void attempt(() => way(`${site}/api/user/info?attack=${name}`));
  }
}
