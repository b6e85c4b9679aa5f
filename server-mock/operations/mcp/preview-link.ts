import type { FastifyRequest } from 'fastify';

/** What the description of a screen says of its preview. */
interface About {
  /** The address within the platform; null where nothing can be shown. */
  preview?: string | null;
  screen?: { hasDraft?: boolean };
}

/** Answers the absolute URL of a draft. Without a draft the URL is null, and `message` says why. */
export function previewLink({ protocol, host, server }: FastifyRequest, { preview, screen }: About) {
  const { publicUrl, contextPath } = server.services.config;
  if (preview) return { preview: new URL(publicUrl || `${protocol}://${host}`).origin + contextPath + preview };
  const message = screen?.hasDraft
    ? 'No address shows this screen alone. A person sees its draft in the editor.'
    : 'This level has no draft of the screen. Save one with save_draft first.';
  return { preview: null, message };
}
