import { boundedAnimations } from './animations.ts';
import { isTooHigh } from './layers.ts';
import { framedSelector, isOneValue } from './selectors.ts';

type Rules = Record<string, unknown>;
type Path = readonly string[];

/** A sheet as a tenant's page may have it, and the paths of what was taken out of it. */
export interface FramedSheet {
  kept: unknown;
  refused: Path[];
}

/** Properties that amis writes into the document as a style sheet. */
const SHEETS = new Set(['animations', 'css', 'mobileCSS', 'cssVars', 'themeCss', 'wrapperCustomStyle']);

/** Whether amis makes a style sheet of a property. */
export const isSheetKey = (key: string): boolean => SHEETS.has(key);

/** Whether a property is a style sheet with rules of the page's own; animations have none. */
export const isOwnSheet = (key: string): boolean => isSheetKey(key) && key !== 'animations';

const MEDIA = /^@media\s[\w\s():.,=/%-]+$/i;
/** Rules of one sheet: browsers try each on every element. */
const RULES = 200;

const PROPERTY = /^(?:--(?!pw-)|-)?[a-z][\w-]*$/i;
/** Names below which amis groups declarations, and the selectors that it puts behind the node's own class. */
const GROUP = /^[\w\s:.>$-]+$/;
/** amis makes class names of ids. */
const ID = /^[\w:-]+$/;

const isObject = (value: unknown): value is Rules =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a declaration could be more than one, stand over the platform's parts or override its rules. */
function isRefused(name: string, value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return true;
  const text = String(value).trim();
  if (!isOneValue(text) || /!\s*important/i.test(text)) return true;
  if (/^position$/i.test(name)) return !/^(?:static|relative|absolute|inherit|initial|unset)$/i.test(text);
  return isTooHigh(name, text);
}

type Keep = (name: string, value: unknown, path: Path) => [string, unknown] | undefined;

/** The entries that `keep` keeps, under the names it gives them; what it drops is noted. */
function mapEntries(rules: unknown, path: Path, refused: Path[], keep: Keep): Rules {
  const kept: Rules = {};
  for (const [name, value] of isObject(rules) ? Object.entries(rules) : []) {
    const below = [...path, name];
    const entry = keep(name, value, below);
    if (entry) kept[entry[0]] = entry[1];
    else refused.push(below);
  }
  return kept;
}

const declaration: Keep = (name, value) => (PROPERTY.test(name) && !isRefused(name, value) ? [name, value] : undefined);

/** Rules by their selectors; those of a media query one step below. */
function pageRules(rules: Rules, refused: Path[]): Rules {
  let count = 0;
  const rule =
    (isInMedia: boolean): Keep =>
    (name, value, path) => {
      if (!isObject(value) || ++count > RULES) return undefined;
      if (!isInMedia && MEDIA.test(name)) return [name, mapEntries(value, path, refused, rule(true))];
      const selector = framedSelector(name);
      return selector ? [selector, mapEntries(value, path, refused, declaration)] : undefined;
    };
  return mapEntries(rules, [], refused, rule(false));
}

/** Declarations in groups; amis gives all of them selectors that begin with a class of the node. */
function groupedRules(rules: Rules, refused: Path[]): Rules {
  const group: Keep = (name, value, path) => {
    if (!GROUP.test(name)) return undefined;
    if (isObject(value)) return [name, mapEntries(value, path, refused, group)];
    // Values from the page's data could hold a whole rule. amis takes `|` out, which would put words together.
    return isRefused(name.split(':', 1)[0] ?? '', value) || /[$|]/.test(String(value)) ? undefined : [name, value];
  };
  return mapEntries(rules, [], refused, group);
}

/**
 * A style sheet of a tenant's node, held inside the frame: a page of a company or an app must not change how the platform around
 * it looks, nor lie over it. The checker refuses what is taken out here.
 *
 * @param id The node's own id. amis puts it into the selectors of `themeCss` and `wrapperCustomStyle`.
 */
export function framedSheet(key: string, value: unknown, id?: unknown): FramedSheet {
  if (key === 'animations') return boundedAnimations(value);
  const refused: Path[] = [];
  if (!isObject(value)) return { kept: undefined, refused: [[]] };
  if (key === 'css' || key === 'mobileCSS') return { kept: pageRules(value, refused), refused };
  if (key === 'cssVars') {
    const variable: Keep = (name, part, path) => (name.startsWith('--') ? declaration(name, part, path) : undefined);
    return { kept: mapEntries(value, [], refused, variable), refused };
  }
  if (id !== undefined && !ID.test(String(id))) return { kept: undefined, refused: [[]] };
  return { kept: groupedRules(value, refused), refused };
}
