import type { FastifyInstance } from 'fastify';

/**
 * Stops a server: it says "not ready", ends its event streams, finishes running requests, and after the grace period
 * (milliseconds) drops connections that are still open. The database is closed last, when nothing uses it any more.
 */
export async function stopServer(app: FastifyInstance, grace: number): Promise<void> {
  app.stopping = true;
  const { csvFiles, database, pictures, screens, shells } = app.services;
  app.server.closeIdleConnections();
  await shells.close();
  const timer = setTimeout(() => app.server.closeAllConnections(), grace);
  await app.close();
  clearTimeout(timer);
  await Promise.all([screens.close(), pictures.close(), csvFiles.close()]);
  await database.close();
}
