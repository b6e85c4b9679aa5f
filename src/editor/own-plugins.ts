import { lookRenderers } from '../host/renderers/look-renderers.ts';
import { registry } from '../host/renderers/registry.ts';
import type { Texts } from '../i18n/translate.ts';
import type { Locale } from '../types/start.ts';
import { componentPlugin } from './components/component-plugin.ts';
import type { EditorComponent } from './components/known-components.ts';
import { loadPlugins } from './load-plugins.ts';
import { snippetPlugin } from './palette/snippets.ts';
import { partPlugin } from './parts/part-plugin.ts';
import type { EditorPlugin } from './plugin.ts';
import { templatePlugin } from './templates/template-plugin.tsx';

/** The plugins for the platform's own renderers, for parts, custom components, templates and the snippets of the house, with words of a language. */
export async function ownPlugins(
  texts: Texts,
  locale: Locale,
  components: readonly EditorComponent[],
): Promise<EditorPlugin[]> {
  const words = (key: string) => texts[key];
  return [
    snippetPlugin(texts),
    partPlugin(words),
    templatePlugin(words),
    componentPlugin(components, texts, locale),
    ...(await loadPlugins(Object.values({ ...registry, ...lookRenderers }), words)),
  ];
}
