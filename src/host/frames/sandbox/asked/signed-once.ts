import type { Frame } from '../../../../reach/frame.ts';
import type { FrameParts } from '../../frame-parts.ts';

/**
 * A question that a page's own document has sent, under the name of its author: the document around shows it as its own. The platform's
 * question about unsaved changes has no author.
 */
export function signedOnce({ scope }: Frame, { text, authorOf }: Pick<FrameParts, 'text' | 'authorOf'>, words: string) {
  const says = text('host.frame.says').replace('{author}', () => authorOf(scope));
  return words === text('host.unsaved') || words.startsWith(`${says}: `) ? words : `${says}: ${words}`;
}
