import type { ScreenAnswer } from '../types/start.ts';
import type { ScreenQuery } from './address.ts';
import { ScreenUnavailable } from './client.ts';

/**
 * Asks for a screen where a preview link is open. The link stands for one screen and, where that is a part, for the pages that hold it:
 * every other is shown as published, and so are these when the draft is gone or the link too old.
 */
export async function askForDraft(
  read: (query: ScreenQuery) => Promise<ScreenAnswer>,
  { preview, ...published }: ScreenQuery & { preview: string },
): Promise<ScreenAnswer> {
  const previewed = previewedScreen(preview);
  if (previewed !== published.id) {
    const page = await read(published);
    if (!page.parts?.some(({ id }) => id === previewed)) {
      return page;
    }
  }
  try {
    return await read({ ...published, preview });
  } catch (error) {
    if (error instanceof ScreenUnavailable && error.status === 404) {
      return read(published);
    }
    throw error;
  }
}

/**
 * The id of the screen that a token stands for: the token is a list in base64url, then the signature that only the server can
 * check. Null for anything else.
 */
export function previewedScreen(token: string): string | null {
  try {
    const [payload = ''] = token.split('.');
    const [, , id] = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return String(id);
  } catch {
    return null;
  }
}
