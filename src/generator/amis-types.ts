import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { banner, listOfStrings } from './names.ts';

const PACKAGES = ['amis/esm', 'amis-core/esm'];
const REGISTRATION =
  /\b(?:Renderer|FormItem|OptionsControl|registerRenderer|registerFormItem|registerOptionsControl)\(\{([^}]*)/g;
const EDITOR_LANGUAGES = /availableLanguages = \[([^\]]*)\]/;
const QUOTED = /['"]([^'"]+)['"]/g;

/** Fewer than the types amis 6.13 registers: below it, the sources changed shape and the pattern misses them. */
const FEWEST = 180;

function quotedIn(text: string | undefined): string[] {
  return [...(text ?? '').matchAll(QUOTED)].map((match) => match[1] ?? '');
}

function registeredIn(source: string): string[] {
  return [...source.matchAll(REGISTRATION)].flatMap(([, options = '']) => {
    const type = quotedIn(options.match(/\btype: *(['"][^'"]+['"])/)?.[1]);
    return [...type, ...quotedIn(options.match(/\balias: *\[([^\]]*)\]/)?.[1])];
  });
}

/**
 * The node types that amis registers, read from the registrations in its ES build (its own JSON schema lacks 43 of
 * them). Code editors are registered in a loop over their languages.
 */
export function readAmisTypes(root: string): string[] {
  const types = new Set<string>();
  for (const folder of PACKAGES) {
    for (const file of readdirSync(join(root, 'node_modules', folder), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.js')) continue;
      const source = readFileSync(join(root, 'node_modules', folder, file), 'utf8');
      for (const type of registeredIn(source)) types.add(type.toLowerCase());
      for (const language of quotedIn(source.match(EDITOR_LANGUAGES)?.[1])) types.add(`${language}-editor`);
    }
  }
  if (types.size < FEWEST) throw new Error(`amis changed shape: only ${types.size} node types found in its sources`);
  return [...types].sort();
}

/** The list as a module, so that neither the server nor the browser reads amis to know its types. */
export function amisTypeList(types: readonly string[]): string {
  return `${banner("amis's registrations")}

/** Every node type that amis registers. */
export const amisTypes: readonly string[] = ${listOfStrings(types)};
`;
}
