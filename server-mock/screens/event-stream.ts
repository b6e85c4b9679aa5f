import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HeardEvent, Services } from '../services.ts';
import { eventsSince } from './stored-events.ts';

/** Milliseconds between two signs of life, at which the reader's rights are looked up again. */
const heartbeat = 20_000;
/** Bytes a slow reader may leave unread before he is cut off; he catches up when he comes back. */
const backlog = 1024 * 1024;

/** One browser's stream of server-sent events. */
export interface EventStream {
  end(): void;
}

function format({ id, event, data }: HeardEvent): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** The companies whose events a request may hear; null when its session has ended. */
async function companiesOf(services: Services, request: FastifyRequest): Promise<number[] | null> {
  if (!request.session) return [];
  const token = request.cookies[services.config.session.cookieName] ?? '';
  const session = await services.sessions.find(token);
  if (!session) return null;
  const companies = await services.companies.ofAccount(session.accountId);
  return companies.map(({ id }) => id);
}

/** What a cursor has missed: stored events, and this node's own or, when unknown, the present state of every shipped screen. */
async function missed(services: Services, cursor: string, companyIds: number[]): Promise<HeardEvent[]> {
  const { seq, events } = services.events.since(cursor);
  const id = services.events.cursor();
  const screen = (data: Record<string, unknown>): HeardEvent => ({ id, event: 'screen', data });
  const stored = await eventsSince(services.database, seq, companyIds);
  const builtin = services.screens.builtin().map((shipped) => screen({ ...shipped, layer: 'builtin' }));
  const past = stored.map((event) => screen({ id: event.id, layer: event.layer, version: event.version }));
  return [...past, ...(events ?? builtin)];
}

/**
 * Streams events until the browser leaves, its session ends or the server stops. A company's events reach its members
 * alone. `Last-Event-ID` brings what was missed; hearing of something twice is possible and harmless.
 */
export async function openEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { lastEventId, onEnd }: { lastEventId: string | undefined; onEnd(stream: EventStream): void },
): Promise<EventStream> {
  const { services } = request.server;
  let companyIds = (await companiesOf(services, request)) ?? [];
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  let reached = services.events.cursor();
  const write = (text: string) => {
    raw.write(text);
    if (raw.writableLength > backlog) raw.destroy();
  };
  const catchUp = async (from: string) => {
    for (const event of await missed(services, from, companyIds)) write(format(event));
  };
  const stopListening = services.events.subscribe((event) => {
    const { companyId = -1 } = event;
    reached = event.id;
    if (companyId === -1 || companyIds.includes(companyId)) write(format(event));
  });
  const stopWatchingGaps = services.events.onGap(() => void catchUp(reached).catch(() => raw.destroy()));
  const timer = setInterval(async () => {
    const companies = await companiesOf(services, request).catch(() => companyIds);
    if (!companies) return raw.end();
    companyIds = companies;
    write(': alive\n\n');
  }, heartbeat);
  const stream: EventStream = { end: () => void raw.end() };
  raw.once('close', () => {
    clearInterval(timer);
    stopListening();
    stopWatchingGaps();
    onEnd(stream);
  });
  write(`retry: 1000\nid: ${reached}\n\n`);
  if (lastEventId) await catchUp(lastEventId);
  return stream;
}
