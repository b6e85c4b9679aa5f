import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds in which a reader must take something of an answer. */
export const longestUnread = 30_000;

/**
 * Ends connections whose reader takes nothing of what waits for it: each one holds its answers, and files that are open for them, for
 * as long as the reader likes. Node looks at what the system has taken of a write that goes on; it comes here once that has stood
 * still for so long, or nothing was read or written at all. A connection whose answer is still being made is not at fault, nor is
 * an event stream, which says nothing for a while. A connection without a request is ended, too.
 * @param isAnswering whether a connection's request waits for its answer
 */
export function endUnread(server: Server, isAnswering: (socket: Socket) => boolean): void {
  server.setTimeout(longestUnread, (socket) => {
    if (socket.writableLength > 0 || !isAnswering(socket)) socket.destroy();
  });
}
