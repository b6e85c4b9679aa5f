const FLAT_RULE = /(?<=[{}]|\*\/|^)\s*((?:\.fr-|@font-face)[^{}]*)\{([^{}]*)\}/g;

/** What an element of the Froala editor itself has. `fr-view` and `fr-element` belong to what was written in it, and stay. */
const OF_FROALA = /^\.fr-(?!view\b|element\b)/;
const OLD_FONT = 'data:application/vnd.ms-fontobject';
const SECOND_FORMAT = /,\s*url\(data:application\/x-font-ttf[^)]*\)\s*format\([^)]*\)/g;

/**
 * A style sheet of amis without the rules of the Froala editor, which is not shipped because of its licence
 * (`../amis-ui/rich-text.ts`), and with its one font in one format, WOFF, which every browser reads, and not in three.
 * @throws when the sheet has no such rules, because amis changed it
 */
export function withoutUnusedStyles(css: string): string {
  const rest = css.replace(FLAT_RULE, (rule, selectors: string, body: string) => {
    const isUnused = selectors.startsWith('@')
      ? body.includes(OLD_FONT)
      : selectors.split(',').every((each) => OF_FROALA.test(each.trim()));
    return isUnused ? '' : rule;
  });
  const sheet = rest.replace(SECOND_FORMAT, '');
  if (rest.includes(OLD_FONT) || rest.includes('.fr-toolbar {') || sheet.length === rest.length) {
    throw new Error('the module changed shape, its unused styles are not found any more');
  }
  return sheet;
}
