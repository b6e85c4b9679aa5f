import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { composedText, readShippedScreens } from '../validation/parts/shipped.ts';
import { readModule } from './amis-patches/tools/amis-sources.ts';

const EARLY = 'virtual:amis-early-renderers';

/** What amis itself renders inside other nodes, whether a page names it or not. */
const ALWAYS = ['page', 'form', 'panel', 'tpl', 'plain', 'container', 'group'];

/** Every `type` named anywhere in a page definition, found without interpreting it. */
export function typesIn(json: string): string[] {
  return [...new Set([...json.matchAll(/"type"\s*:\s*"([a-z0-9-]+)"/g)].map((match) => match[1]!))];
}

/** amis type → module under `amis/lib/renderers`, aliases included, from amis's own list. */
export function rendererModules(): Map<string, string> {
  const modules = new Map<string, string>();
  for (const [, body] of readModule('amis/esm/minimal.js').matchAll(/registerRenderer\(\{([\s\S]*?)\n\}\);/g)) {
    const file = body!.match(/import\('\.\/renderers\/([^']+)\.js'\)/)?.[1];
    const type = body!.match(/type: '([^']+)'/)?.[1];
    const aliases = body!.match(/alias: \[([^\]]*)\]/)?.[1] ?? '';
    if (file && type) for (const name of [type, ...quoted(aliases)]) modules.set(name, file);
  }
  if (modules.size < 150) throw new Error(`early renderers: amis/esm/minimal.js changed shape (${modules.size} types)`);
  return modules;
}

const quoted = (list: string): string[] => [...list.matchAll(/'([^']+)'/g)].map((match) => match[1]!);

/** Own types whose schema says `"x-loading": "late"`: parts of a page that few people open wait until one does. */
export function lateTypes(ownRenderers: string): string[] {
  return readdirSync(ownRenderers).filter((type) => {
    const file = join(ownRenderers, type, 'schema.json');
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8'))['x-loading'] === 'late';
  });
}

/**
 * `virtual:amis-early-renderers`: the renderers that the shipped first screens name, bundled with the first files
 * instead of being loaded one by one. It is an optimisation only: other types load from the renderer table.
 * @param screens ids of shipped screens whose types come early, with those of their parts
 * @param root the project
 * @param ownRenderers folder of the platform's renderers, one folder each
 */
export function earlyRenderers(screens: string[], root: string): Plugin {
  const ownRenderers = join(root, 'renderers');
  return {
    name: 'pagewright:early-renderers',
    resolveId: (id) => (id === EARLY ? `\0${EARLY}` : null),
    load(id) {
      if (id !== `\0${EARLY}`) return null;
      const modules = rendererModules();
      const shipped = readShippedScreens(root);
      const named = screens.flatMap((id) => typesIn(composedText(shipped, id)));
      const wanted = [...new Set([...ALWAYS, ...named])].filter((type) => type === 'form' || modules.has(type));
      const files = new Set(wanted.map((type) => modules.get(type)).filter((file) => file !== undefined));
      const late = lateTypes(ownRenderers);
      const own = named
        .filter((type) => !late.includes(type))
        .map((type) => join(ownRenderers, type, 'index.tsx'))
        .filter(existsSync);
      return [
        ...[...files].map((file) => `import 'amis/lib/renderers/${file}';`),
        ...[...new Set(own)].map((file) => `import ${JSON.stringify(file)};`),
        `export const earlyTypes = new Set(${JSON.stringify(wanted)});`,
        `export const lateTypes = new Set(${JSON.stringify(late)});`,
      ].join('\n');
    },
  };
}
