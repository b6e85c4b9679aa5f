import { wordsIn } from '../../custom-components/words.ts';
import type { Locale } from '../../types/start.ts';
import { componentOf, type EditorComponent } from './known-components.ts';

/** What the schema of a node's component calls a property, or one of a list's rows; undefined where it says nothing. */
export function propertyTitle(
  components: readonly EditorComponent[],
  node: { package?: unknown; hash?: unknown },
  path: readonly string[],
  locale: Locale,
): string | undefined {
  const [props, name = '', , ofRow] = path;
  const schema = props === 'props' ? componentOf(components, node)?.properties.properties[name] : undefined;
  if (schema?.type !== 'array' || ofRow === undefined) return wordsIn(schema?.title, locale) || undefined;
  const { items } = schema;
  return items.type === 'object' ? wordsIn(items.properties[ofRow]?.title, locale) || undefined : undefined;
}
