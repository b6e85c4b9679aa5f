// Starts a custom component in its frame. The document around sends one port; everything goes through it.

// No policy of the browser stops WebRTC.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'WebTransport']) {
  delete globalThis[name];
}

const root = document.getElementById('root');
const { entry } = document.querySelector('script[data-entry]').dataset;
const LONGEST = 300;

/** Puts the colours of the page around in force, as `var(--brand)` and the like. */
function dress({ scheme, ...theme }) {
  document.documentElement.style.colorScheme = scheme;
  for (const [name, value] of Object.entries(theme)) document.documentElement.style.setProperty(`--${name}`, value);
}

async function start({ props, theme, locale }, port) {
  const send = (message) => port.postMessage(message);
  const followers = new Set();
  const fail = (error, isFatal = false) =>
    send({ t: 'error', message: String(error?.message ?? error).slice(0, LONGEST), isFatal });
  const host = Object.freeze({
    locale,
    emit: (name, detail = null) => send({ t: 'event', name, detail }),
    onProps: (follow) => {
      followers.add(follow);
      return () => followers.delete(follow);
    },
  });
  function show(changed) {
    try {
      for (const follow of followers) follow(changed);
    } catch (error) {
      fail(error, true);
    }
  }
  port.onmessage = ({ data }) => {
    if (data.t === 'ping') send({ t: 'pong' });
    if (data.t === 'theme') dress(data.theme);
    if (data.t === 'props') show(data.props);
  };
  // The browser reports a loop of sizes as an event without an error; nothing has failed then.
  addEventListener('error', ({ error }) => error && fail(error));
  addEventListener('unhandledrejection', ({ reason }) => fail(reason));
  document.documentElement.lang = locale;
  dress(theme);
  try {
    const { default: component } = await import(entry);
    await component.mount(root, props, host);
    new ResizeObserver(() => send({ t: 'height', px: Math.ceil(root.getBoundingClientRect().height) })).observe(root);
    // Not in an animation frame: off screen there is none.
    send({ t: 'ready' });
  } catch (error) {
    fail(error, true);
  }
}

addEventListener('message', function first({ source, data, ports: [port] }) {
  // In the editor the canvas is the parent, and the document around it sends the port.
  if ((source !== parent && source !== top) || !port) return;
  removeEventListener('message', first);
  void start(data, port);
});
