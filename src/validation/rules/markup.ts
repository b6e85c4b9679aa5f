import { hasRefusedStyle } from '../../hardening/bounds/refused-styles.ts';
import { withoutFormulas } from '../formula-parts.ts';
import { ADDRESS_NAME, runningScheme } from './running-scheme.ts';

/** Elements that run what they hold or load. */
const ELEMENT = /<(script|iframe|object|embed)\b/i;

const HANDLER = /^on[a-z]{3,}$/i;

/** A tag's name and one of its attributes; a tag without any has none of the last two. */
interface Part {
  tag: string;
  name?: string;
  value?: string;
}

/** The tags of a text and their attributes. Reads as browsers do, which find the end of a tag by its quotes. */
function* partsOf(markup: string): Generator<Part> {
  const opening = /<[a-z][^\s/>]*/gi;
  const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"?|'([^']*)'?|([^\s>]*)))?/y;
  for (let begun = opening.exec(markup); begun; begun = opening.exec(markup)) {
    const tag = begun[0].slice(1);
    yield { tag };
    attribute.lastIndex = opening.lastIndex;
    for (let found = attribute.exec(markup); found; found = attribute.exec(markup)) {
      opening.lastIndex = attribute.lastIndex;
      const [, name = '', double, single, bare] = found;
      const value = double ?? single ?? bare;
      yield { tag, name, ...(value !== undefined && { value }) };
    }
  }
}

/** The attribute of a tag that runs something. */
function runningAttribute(markup: string): string | undefined {
  for (const { name, value } of partsOf(markup)) {
    if (name === undefined) continue;
    if (value !== undefined && HANDLER.test(name)) return name;
    const scheme = ADDRESS_NAME.test(name) ? runningScheme(value ?? '') : undefined;
    if (scheme?.endsWith('script')) return `${scheme}:`;
  }
  return undefined;
}

/** Whether a text that is shown as HTML has a style that no tenant's page has; the host takes the same out. */
export const hasRefusedMarkup = (text: string): boolean =>
  text.includes('<') &&
  [...partsOf(text)].some(({ name, value = '' }) => name?.toLowerCase() === 'style' && hasRefusedStyle(value));

/** What runs in a text that is shown as HTML; formulas are replaced before it is, whatever signs they have. */
export function runningPart(text: string): string | undefined {
  if (!text.includes('<')) return undefined;
  const element = ELEMENT.exec(text)?.[1];
  return element ? `<${element}>` : (runningAttribute(text) ?? runningAttribute(withoutFormulas(text, '')));
}
