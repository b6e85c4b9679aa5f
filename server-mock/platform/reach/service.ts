import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Keys of documents. A key proves that a document of ours named the page: `nonce.time.HMAC(server key, binding, nonce, time)`.
 * No node stores anything. The binding is a random HttpOnly cookie, so that a key that is written into a page's JSON is worth
 * nothing in another browser. It survives signing in and out.
 */
export interface PageKeys {
  /** Reads the key that all nodes share; called once the tables are there. */
  begin(): Promise<void>;
  /** The browser's binding. Sets the cookie in a browser that has none. */
  bind(request: FastifyRequest, reply: FastifyReply): string;
  /** A new key for a browser's document. */
  issue(binding: string): string;
  /** Whether a request carries a key that was made for its browser and still holds. */
  holds(request: FastifyRequest): boolean;
}
