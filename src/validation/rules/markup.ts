import { withoutFormulas } from '../formula-parts.ts';
import { ADDRESS_NAME, runningScheme } from './running-scheme.ts';

/** Elements that run what they hold or load. */
const ELEMENT = /<(script|iframe|object|embed)\b/i;

const HANDLER = /^on[a-z]{3,}$/i;

/** The attribute of a tag that runs something. Reads as browsers do, which find the end of a tag by its quotes. */
function runningAttribute(markup: string): string | undefined {
  const tag = /<[a-z][^\s/>]*/gi;
  const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"?|'([^']*)'?|([^\s>]*)))?/y;
  while (tag.test(markup)) {
    attribute.lastIndex = tag.lastIndex;
    for (let found = attribute.exec(markup); found; found = attribute.exec(markup)) {
      tag.lastIndex = attribute.lastIndex;
      const [, name = '', double, single, bare] = found;
      const value = double ?? single ?? bare;
      if (value !== undefined && HANDLER.test(name)) return name;
      const scheme = ADDRESS_NAME.test(name) ? runningScheme(value ?? '') : undefined;
      if (scheme?.endsWith('script')) return `${scheme}:`;
    }
  }
  return undefined;
}

/** What runs in a text that is shown as HTML; formulas are replaced before it is, whatever signs they have. */
export function runningPart(text: string): string | undefined {
  if (!text.includes('<')) return undefined;
  const element = ELEMENT.exec(text)?.[1];
  return element ? `<${element}>` : (runningAttribute(text) ?? runningAttribute(withoutFormulas(text, '')));
}
