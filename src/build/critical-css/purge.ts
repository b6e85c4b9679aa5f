import { PurgeCSS } from 'purgecss';

/** What a rendered page is made of: every name a selector could ask for. */
export interface Look {
  tags: string[];
  classes: string[];
  ids: string[];
  attributes: Record<string, string[]>;
}

/**
 * The rules of a style sheet that can apply to a page of the given look, in their original order, with only the
 * variables, animations and fonts they use.
 */
export async function purge(css: string, look: Look): Promise<string> {
  const names = { names: Object.keys(look.attributes), values: Object.values(look.attributes).flat() };
  const extracted = { attributes: names, classes: look.classes, ids: look.ids, tags: look.tags, undetermined: [] };
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'look' }],
    css: [{ raw: css }],
    extractors: [{ extensions: ['look'], extractor: () => extracted }],
    variables: true,
    keyframes: true,
    fontFace: true,
  });
  if (!result?.css) throw new Error('critical CSS: nothing of the style sheet applies to the login page');
  return result.css;
}
