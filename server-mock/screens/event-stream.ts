import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../contracts/index.ts';
import { locales } from '../locales/negotiate.ts';
import { type EventRights, openEventRights } from './event-rights.ts';
import type { HeardEvent } from './events-service.ts';
import { eventsSince } from './stored-events.ts';

/** Milliseconds between two signs of life, at which the reader's rights are looked up again. */
const heartbeat = 20_000;
/** Bytes a slow reader may leave unread before he is cut off; he catches up when he comes back. */
const backlog = 1024 * 1024;

function format({ id, event, data }: HeardEvent): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * What a cursor has missed: stored events, and this node's own or, when unknown, the present state of every shipped screen, and that
 * texts and routes have changed when they have. More than is told in one go is said to be so at the end.
 */
async function missed(services: Context['services'], cursor: string, rights: EventRights): Promise<HeardEvent[]> {
  const { seq, events, hasSameContent } = services.events.since(cursor);
  const id = services.events.cursor();
  const screen = (data: Record<string, unknown>): HeardEvent => ({ id, event: 'screen', data });
  const isReady = services.installation.state() === 'ready';
  const stored = isReady
    ? await eventsSince(services.database, seq, rights.companyIds())
    : { events: [], isWhole: true };
  const builtin = services.screens.builtin().map((shipped) => screen({ ...shipped, layer: 'builtin' }));
  const past = stored.events.map((event) => screen({ id: event.id, layer: event.layer, version: event.version }));
  const changed = hasSameContent
    ? []
    : [...locales.map((locale) => ({ id, event: 'locale', data: { locale } })), { id, event: 'routes', data: {} }];
  const rest = stored.isWhole ? [] : [{ id, event: 'more', data: {} }];
  const own = events?.filter(rights.mayHear) ?? [...builtin, ...changed];
  return [...past, ...own, ...rest];
}

/**
 * Streams events until the browser leaves, its session ends or the server stops. A company's events reach its members
 * alone, mistakes in files the administrators. `Last-Event-ID` brings what was missed; hearing of something twice is possible and harmless.
 */
export async function openEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  lastEventId: string | undefined,
): Promise<void> {
  const { services } = request.server;
  const { raw } = reply;
  const rights = await openEventRights(services, request, () => raw.end());
  reply.hijack();
  if (raw.destroyed) return;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  let reached = services.events.cursor();
  const write = (text: string) => {
    if (raw.writableEnded) return;
    raw.write(text);
    if (raw.writableLength > backlog) raw.destroy();
  };
  const catchUp = async (from: string) => {
    for (const event of await missed(services, from, rights)) write(format(event));
  };
  // Rights are looked up before an event is told, which takes a moment: later ones wait for it, so that none is told before its time.
  let told = Promise.resolve();
  const inOrder = (work: () => Promise<void>) => {
    told = told.then(work).catch(() => void raw.destroy());
  };
  const stopListening = services.events.subscribe((event) => {
    reached = event.id;
    inOrder(async () => {
      if (await rights.mayHearNow(event)) write(format(event));
    });
  });
  const stopWatchingGaps = services.events.onGap(() => {
    const from = reached;
    inOrder(() => rights.renew().then(() => catchUp(from)));
  });
  const timer = setInterval(async () => {
    await rights.renew().catch(() => undefined);
    write(': alive\n\n');
  }, heartbeat);
  raw.once('close', () => {
    clearInterval(timer);
    stopListening();
    stopWatchingGaps();
  });
  write(`retry: 1000\nid: ${reached}\n\n`);
  if (lastEventId) await catchUp(lastEventId).catch(() => raw.destroy());
}
