import type { Plugin } from 'vite';

/** A change of one module of an amis package. */
export interface ModulePatch {
  /** The package and the file in it, for example `amis-core/esm/utils/api.js`. */
  module: string;
  /**
   * The changed text of the module.
   * @throws when the text that it changes is gone
   */
  change(code: string): string;
  /** True for what only the built client does without. Development and tests take the module as amis ships it. */
  buildOnly?: boolean;
}

/** Fits the ids of these modules, wherever `node_modules` lies. */
export function idsOf(modules: readonly string[]): RegExp {
  const texts = modules.map((module) => module.replace(/[.]/g, '\\$&').replaceAll('/', '\\/'));
  return new RegExp(`(?:^|\\/)(?:${texts.join('|')})(?:\\?|$)`);
}

/**
 * Steps that change modules before anything else reads them. The patches of one module work one after another, in the
 * order of the list.
 */
export const patchModules = (patches: readonly ModulePatch[]): Plugin[] => [
  patchPlugin(
    'always',
    patches.filter(({ buildOnly }) => !buildOnly),
  ),
  {
    ...patchPlugin(
      'build',
      patches.filter(({ buildOnly }) => buildOnly),
    ),
    apply: 'build',
  },
];

function patchPlugin(when: string, patches: readonly ModulePatch[]): Plugin {
  const modules = [...new Set(patches.map(({ module }) => module))];
  return {
    name: `pagewright:amis-patches-${when}`,
    enforce: 'pre',
    transform: {
      filter: { id: idsOf(modules) },
      handler(code, id) {
        const own = patches.filter(({ module }) => idsOf([module]).test(id));
        return { code: own.reduce((changed, { change }) => change(changed), code), map: null };
      },
    },
  };
}
