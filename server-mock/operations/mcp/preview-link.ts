import type { FastifyRequest } from 'fastify';

/** What the description of a screen says of its preview. */
interface About {
  /** The address within the platform; null where nothing can be shown. */
  preview?: string | null;
  screen?: { hasDraft?: boolean };
}

function wholeAddress({ protocol, host, server }: FastifyRequest, address: string): string {
  const { publicUrl, contextPath } = server.services.config;
  return new URL(publicUrl || `${protocol}://${host}`).origin + contextPath + address;
}

/** The members of answers that are links. */
const links = ['preview', 'inForce'];

/**
 * Makes the links in an answer absolute URLs. It leaves out a link that is a query alone: agents cannot open it. `preview_link` answers
 * the whole URL.
 */
export function withWholeLinks(request: FastifyRequest, answer: Record<string, unknown>): Record<string, unknown> {
  const members = Object.entries(answer).flatMap(([name, value]) => {
    if (!links.includes(name) || typeof value !== 'string') return [[name, value]];
    return value.startsWith('/') ? [[name, wholeAddress(request, value)]] : [];
  });
  return Object.fromEntries(members);
}

/** Answers the absolute URL of a draft. Without a draft the URL is null, and `message` says why. */
export function previewLink(request: FastifyRequest, { preview, screen }: About) {
  if (preview) return { preview: wholeAddress(request, preview) };
  const message = screen?.hasDraft
    ? 'No address shows this screen alone. A person sees its draft in the editor.'
    : 'This level has no draft of the screen. Save one with save_draft first.';
  return { preview: null, message };
}
