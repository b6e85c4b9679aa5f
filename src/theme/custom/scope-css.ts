import { type CssNode, generate, type List, parse, type WalkContext, walk } from 'css-tree';
import { isSafeValue, loadsOwnPictures } from '../data/safe-value.ts';
import { PLAIN } from './plain.ts';

/** Something in the styles that its author should know, and where. */
export interface StyleProblem {
  line: number;
  /** `open`: its end is missing. `unknown`: the browser does not know it; it stays as it is. */
  code: 'syntax' | 'rule' | 'value' | 'open' | 'unknown';
  /** What stands there. */
  found: string;
}

export interface ScopedStyles {
  css: string;
  problems: StyleProblem[];
}

/** Characters of compiled styles. */
export const MOST_STYLES = 100_000;
const LONGEST_SHOWN = 80;

const ROOT = `html:not([${PLAIN}])`;

/** Rules that hold others, and those that stand by themselves. What fetches a file, or names what the whole document has, is none. */
const GROUPS = new Set(['media', 'supports', 'container', 'layer']);
const ALONE = new Set(['keyframes', '-webkit-keyframes', 'font-face']);

/** A selector that is about the document itself. */
const OF_ROOT = /^(?::root|html)(?![\w-])/i;

/** Only pages that are no editor: the selector begins at their root. */
const scoped = (selector: string): string =>
  OF_ROOT.test(selector) ? selector.replace(OF_ROOT, ROOT) : `${ROOT} ${selector}`;

const lineOf = ({ loc }: CssNode): number => loc?.start.line ?? 1;

/** Whether a browser knows a property with a value. */
export type Knows = (property: string, value: string) => boolean;

/**
 * Styles that a theme brings along, as they stand in its sheet: for every page but those of editors. What may load from elsewhere, end the
 * sheet, or cannot be read is left out and told.
 */
export function scopeStyles(css: string, knows: Knows = () => true): ScopedStyles {
  const problems: StyleProblem[] = [];
  const text = css.slice(0, MOST_STYLES);
  const tell = (node: CssNode, code: StyleProblem['code']) =>
    problems.push({ line: lineOf(node), code, found: generate(node).slice(0, LONGEST_SHOWN) });
  // Where the styles end, the reader closes blocks and comments by itself.
  const isOpen = (loc: CssNode['loc'], end: string) => loc && !text.slice(0, loc.end.offset).endsWith(end);
  const tree = parse(text, {
    positions: true,
    parseCustomProperty: true,
    onParseError({ line, message }: { line: number; message: string }) {
      problems.push({ line, code: 'syntax', found: message.slice(0, LONGEST_SHOWN) });
    },
    onComment(found: string, loc: CssNode['loc']) {
      if (isOpen(loc, '*/'))
        problems.push({ line: loc!.start.line, code: 'open', found: `/*${found}`.slice(0, LONGEST_SHOWN) });
    },
  } as object) as CssNode;

  const without = (list: List<CssNode> | undefined, item: unknown) => list?.remove(item as never);
  walk(tree, {
    enter(this: WalkContext, node: CssNode, item: unknown, list: List<CssNode>) {
      if (node.type === 'Block' && isOpen(node.loc, '}')) tell(this.rule ?? this.atrule ?? node, 'open');
      if (node.type === 'Rule' && node.prelude.type === 'Raw') without(list, item);
      else if (node.type === 'Atrule' && !GROUPS.has(node.name.toLowerCase()) && !ALONE.has(node.name.toLowerCase())) {
        tell(node, 'rule');
        without(list, item);
      } else if (node.type === 'Raw' && list) without(list, item);
      else if (node.type === 'Declaration') {
        const value = generate(node.value);
        if (!isSafeValue(value) || !loadsOwnPictures(value)) {
          tell(node, 'value');
          without(list, item);
        } else if (this.rule && node.value.type === 'Value' && !knows(node.property, value)) tell(node, 'unknown');
      }
    },
  } as never);
  scopeRules(tree);
  const made = generate(tree);
  // A string may have this, and it would end the element that the sheet stands in.
  if (/<[/!]/.test(made)) return { css: '', problems: [...problems, { line: 1, code: 'value', found: '<' }] };
  return { css: made, problems };
}

/** Rules within other rules begin at those. */
function scopeRules(group: CssNode): void {
  if (group.type !== 'StyleSheet' && group.type !== 'Block') return;
  for (const node of group.children.toArray()) {
    if (node.type === 'Rule' && node.prelude.type === 'SelectorList') {
      const selectors = node.prelude.children.toArray().map((selector) => scoped(generate(selector)));
      node.prelude = { type: 'Raw', value: selectors.join(',') };
    } else if (node.type === 'Atrule' && node.block && GROUPS.has(node.name.toLowerCase())) scopeRules(node.block);
  }
}
