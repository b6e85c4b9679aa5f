import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { text } from '../../machine/texts.mjs';

/** How long a request waits for a server that is restarting, in milliseconds. */
const PATIENCE = 30_000;

/** The development client needs scripts inside the document, which the real policies forbid. */
const NOT_PASSED_ON = new Set(['content-security-policy', 'content-length', 'etag', 'connection', 'keep-alive']);

function ask(incoming, port) {
  const { 'accept-encoding': _, 'if-none-match': __, ...headers } = incoming.headers;
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers };
    const outgoing = request(options, resolve);
    const abandon = () => incoming.complete || outgoing.destroy();
    incoming.once('close', abandon);
    outgoing.once('error', (error) => {
      incoming.off('close', abandon).unpipe(outgoing);
      reject(error);
    });
    incoming.pipe(outgoing);
  });
}

/** A request without a body can be made again while the server restarts. */
async function askPatiently(incoming, port) {
  const repeatable = incoming.method === 'GET' || incoming.method === 'HEAD';
  for (const until = Date.now() + PATIENCE; ; await wait(150)) {
    try {
      return await ask(incoming, port);
    } catch (error) {
      if (error.code !== 'ECONNREFUSED' || !repeatable || Date.now() > until) throw error;
    }
  }
}

async function textOf(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Passes a request on to the server at `port` of the loopback interface. HTML documents go through `transformHtml` and
 * lose their policy on the way; everything else, event streams too, is passed through as it comes.
 */
export async function passOn(incoming, response, port, transformHtml) {
  try {
    const answer = await askPatiently(incoming, port);
    if (!answer.headers['content-type']?.startsWith('text/html')) {
      response.writeHead(answer.statusCode, answer.headers);
      response.once('close', () => answer.destroy());
      answer.pipe(response);
      return;
    }
    const headers = Object.entries(answer.headers).filter(([name]) => !NOT_PASSED_ON.has(name));
    const html = await transformHtml(await textOf(answer));
    response.writeHead(answer.statusCode, Object.fromEntries(headers)).end(html);
  } catch (error) {
    if (response.headersSent) response.destroy(error);
    else response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(text('dev-restarting'));
  }
}
