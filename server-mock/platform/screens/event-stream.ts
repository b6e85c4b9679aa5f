import type { FastifyReply, FastifyRequest } from 'fastify';
import { openEventRights } from './event-rights.ts';
import { format, missedText } from './missed.ts';

/** Milliseconds between two signs of life, at which the reader's rights are looked up again. */
const heartbeat = 20_000;
/** Bytes a slow reader may leave unread before he is cut off; he catches up when he comes back. */
const backlog = 1024 * 1024;

/**
 * Streams events until the browser leaves, its session ends or the server stops. A company's events reach its members
 * alone, but for those of themes on its sign-in pages, mistakes in files the administrators. `Last-Event-ID` brings what was missed; A reader may hear of something twice, which does no harm.
 */
export async function openEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { lastEventId, company }: { lastEventId?: string | undefined; company?: string | undefined },
): Promise<void> {
  const { services } = request.server;
  const { raw } = reply;
  const rights = await openEventRights(services, request, { onEnd: () => raw.end(), company });
  reply.hijack();
  if (raw.destroyed || raw.writableEnded) return;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  let reached = services.events.cursor();
  const write = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(text);
    if (raw.writableLength > backlog) raw.destroy();
  };
  const catchUp = async (from: string) => {
    if (!raw.destroyed) write(await missedText(services, from, rights));
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
  for (const event of services.events.kept()) {
    inOrder(async () => {
      if (await rights.mayHearNow(event)) write(format({ ...event, id: reached }));
    });
  }
}
