import type { Plugin } from 'vite';
import { packageAliases, singletons } from './package-aliases.ts';
import { sideEffectRules } from './side-effects.ts';

/** Hands the rules about whole packages to Vite: which copy is taken, and what may be left out. */
export const packageRules = (): Plugin => ({
  name: 'pagewright:package-rules',
  config: () => ({
    resolve: { alias: packageAliases, dedupe: singletons },
    build: { rolldownOptions: { treeshake: { moduleSideEffects: sideEffectRules } } },
  }),
});
