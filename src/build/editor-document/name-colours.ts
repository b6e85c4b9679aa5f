import type { Plugin } from 'vite';

/** The second one stands in a program as a string. */
const SHEETS =
  /[\\/]amis-editor-core[\\/]lib[\\/]style\.css$|[\\/]amis-theme-editor-helper[\\/]\w+[\\/]style[\\/]index\.scss\.js$/;

const DECLARATION = /(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+)/g;
const COLOUR = /#(?:[\da-f]{6}|[\da-f]{3})\b|\bwhite\b/gi;

/** What a colour is for, by its property; undefined where it may stay as it is in every look. */
function useOf(property: string): string | undefined {
  if (/^(color|fill|stroke)$/.test(property)) return 'text';
  if (/^background(-color|-image)?$/.test(property)) return 'back';
  return /^(border|outline)(?!.*radius)|^--[\w-]*borderColor$/.test(property) ? 'line' : undefined;
}

/** The shortest way to write a colour, so that each has one name. */
function shortest(colour: string): string {
  if (colour === 'white') return 'fff';
  return colour.slice(1).replace(/^(.)\1(.)\2(.)\3$/, '$1$2$3');
}

/**
 * Names the colours that a style sheet writes down: `color: #fff` becomes `color: var(--ae-text-fff, #fff)`. A colour without
 * a value for its name is what it was.
 */
export function nameColours(css: string): string {
  return css.replace(DECLARATION, (whole, property: string, value: string) => {
    const use = useOf(property);
    if (!use || value.includes('url(')) return whole;
    const named = value.replace(COLOUR, (colour) => `var(--ae-${use}-${shortest(colour.toLowerCase())}, ${colour})`);
    return `${property}: ${named}`;
  });
}

/** Has `src/editor/dark.css` say what the colours of amis-editor are: its sheets have no variables of their own. */
export function namedColours(): Plugin {
  return {
    name: 'pagewright:named-colours',
    enforce: 'pre',
    transform: (code, id) => (SHEETS.test(id.split('?')[0] ?? '') ? { code: nameColours(code), map: null } : undefined),
  };
}
