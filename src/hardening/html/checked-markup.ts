import { isInertMarkup } from './inert-markup.ts';
import { loadPurifier, sanitise } from './purifier.ts';
import { asTrusted, ownPolicy } from './trusted-html.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The text of some markup, as markup; a drawing has none. Parsed by a document that runs and loads nothing. */
export function textOf(html: string): string {
  const page = new DOMParser().parseFromString(asTrusted(html), 'text/html');
  for (const drawing of page.querySelectorAll('svg')) drawing.remove();
  return (page.body.textContent ?? '').replace(/[&<>]/g, (character) => entities[character] ?? '');
}

/**
 * Markup that may be shown: as it is when it is inert, else sanitised.
 *
 * @param later called once the sanitiser is there, if it was not; until then the answer is the markup's text.
 */
export function checkedMarkup(html: string, svg = false, later?: () => void): string {
  if (isInertMarkup(html)) {
    return html;
  }
  const clean = sanitise(html, svg, ownPolicy() as never);
  if (clean !== undefined) {
    return clean;
  }
  void loadPurifier().then(later);
  return svg ? '' : textOf(html);
}
