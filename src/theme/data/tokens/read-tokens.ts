import { isObject } from '../component-variables.ts';
import { isTokenType, type ThemeValue, themeValue } from './values.ts';

type Branch = Record<string, unknown>;

/** A token of a file, with the value that its aliases lead to. */
export interface Token {
  name: string[];
  pointer: string;
  type: string;
  /** Absent where themes have no values of its type. */
  value?: ThemeValue;
  /** The name of the token that it stands for, where it is an alias as a whole. */
  target?: string[];
  /** The pointers of the tokens that its value comes from. */
  via: string[];
}

/** What is wrong with a token: `found` is what stands there. */
export interface TokenMistake {
  pointer: string;
  /**
   * `typeless`: nothing says its type. `unfit`: its value does not fit its type. `dangling`: an alias leads nowhere. `cycle`: its aliases lead
   * back to it, or are too many. `extends`: a group extends another one.
   */
  code: 'typeless' | 'unfit' | 'dangling' | 'cycle' | 'extends';
  found: string;
}

/** A token of a file, before its aliases are resolved. */
interface Raw {
  name: string[];
  pointer: string;
  value: unknown;
  type: string | undefined;
  groupType: string | undefined;
}

const MOST_MISTAKES = 100;
const LONGEST_SHOWN = 80;
/** Aliases that follow one another. */
const MOST_ALIASES = 100;
const ALIAS = /^\{([^{}]+)\}$/;

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, LONGEST_SHOWN);
const typeIn = ({ $type }: Branch): string | undefined => (typeof $type === 'string' ? $type : undefined);
const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Ends the reading of one token. */
class Wrong extends Error {
  readonly code: TokenMistake['code'];
  readonly found: string;

  constructor(code: TokenMistake['code'], found: unknown) {
    super(code);
    this.code = code;
    this.found = shown(found);
  }
}

/** Whether data are a file of design tokens: a tree in which something has a `$value`, and no theme. */
export function isTokens(data: unknown): data is Branch {
  if (!isObject(data) || ('global' in data && 'component' in data)) return false;
  return Object.entries(data).some(([key, value]) => key === '$value' || (isObject(value) && isTokens(value)));
}

/** What a JSON pointer leads to; undefined where it leads nowhere. */
function at(file: object, pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  return keys
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((tree, key) => (isObject(tree) && Object.hasOwn(tree, key) ? tree[key] : undefined), file);
}

/** Lists the tokens of a file, with unresolved aliases. */
function rawTokens(file: Branch, mistakes: TokenMistake[]): Raw[] {
  const tokens: Raw[] = [];
  function walk(group: Branch, name: string[], pointer: string, outer: string | undefined): void {
    const groupType = typeIn(group) ?? outer;
    const { $extends } = group;
    if ($extends !== undefined)
      mistakes.push({ pointer: `${pointer}/$extends`, code: 'extends', found: shown($extends) });
    for (const [key, value] of Object.entries(group)) {
      if (!isObject(value) || (key.startsWith('$') && key !== '$root')) continue;
      const place = `${pointer}/${escaped(key)}`;
      const own = [...name, key];
      if ('$value' in value)
        tokens.push({ name: own, pointer: place, value: value['$value'], type: typeIn(value), groupType });
      else walk(value, own, place, groupType);
    }
  }
  walk(file, [], '', undefined);
  return tokens;
}

/** Every token of a file with the value that its aliases lead to, and all that is wrong with others. */
export function readTokens(file: Branch): { tokens: Token[]; mistakes: TokenMistake[] } {
  const mistakes: TokenMistake[] = [];
  const raw = rawTokens(file, mistakes);
  const byName = new Map(raw.map((token) => [token.name.join('.'), token]));
  const byPointer = new Map(raw.map((token) => [token.pointer, token]));
  const known = new Map<Raw, { value: unknown; type: string | undefined; via: string[] }>();

  /** The token that a text in braces means; a group means its root. */
  const named = (alias: string) => byName.get(alias) ?? byName.get(`${alias}.$root`);

  function resolved(token: Raw, trail: readonly Raw[]): { value: unknown; type: string | undefined; via: string[] } {
    const before = known.get(token);
    if (before) return before;
    if (trail.length > MOST_ALIASES || trail.includes(token)) throw new Wrong('cycle', token.value);
    const via = new Set<string>();
    const aliased = targetOf(token.value);
    const value = filled(token.value, [...trail, token], via);
    const type = token.type ?? (aliased ? resolved(aliased, [...trail, token]).type : undefined) ?? token.groupType;
    const made = { value, type, via: [...via] };
    known.set(token, made);
    return made;
  }

  /** The token that a value stands for as a whole. */
  function targetOf(value: unknown): Raw | undefined {
    if (typeof value === 'string') return named(ALIAS.exec(value)?.[1] ?? '');
    const { $ref } = isObject(value) ? value : {};
    return typeof $ref === 'string' ? byPointer.get($ref.replace(/^#/, '').replace(/\/\$value$/, '')) : undefined;
  }

  /** A value with what its aliases lead to. */
  function filled(value: unknown, trail: readonly Raw[], via: Set<string>): unknown {
    const target = targetOf(value);
    if (target) {
      const found = resolved(target, trail);
      for (const pointer of [target.pointer, ...found.via]) via.add(pointer);
      return found.value;
    }
    if (typeof value === 'string' && ALIAS.test(value)) throw new Wrong('dangling', value);
    if (Array.isArray(value)) return value.map((item) => filled(item, trail, via));
    if (!isObject(value)) return value;
    const { $ref } = value;
    if (typeof $ref === 'string') return referred($ref, trail, via);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part, trail, via)]));
  }

  /** A part of a token's value, by its pointer. */
  function referred($ref: string, trail: readonly Raw[], via: Set<string>): unknown {
    const [pointer = '', inside = ''] = $ref.replace(/^#/, '').split('/$value');
    const target = byPointer.get(pointer);
    const found = target && at(resolved(target, trail), `/value${inside}`);
    if (!target || found === undefined) throw new Wrong('dangling', $ref);
    via.add(target.pointer);
    return found;
  }

  function tokenOf(token: Raw): Token {
    const { name, pointer } = token;
    const { value, type, via } = resolved(token, []);
    if (type === undefined) throw new Wrong('typeless', token.value);
    const target = targetOf(token.value)?.name;
    const own = { name, pointer, type, via, ...(target ? { target } : {}) };
    if (!isTokenType(type)) return own;
    const read = themeValue(type, value);
    if (read === undefined) throw new Wrong('unfit', token.value);
    return { ...own, value: read };
  }

  const tokens = raw.flatMap((token): Token[] => {
    try {
      return [tokenOf(token)];
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      mistakes.push({ pointer: token.pointer, code: error.code, found: error.found });
      return [];
    }
  });
  return { tokens, mistakes: mistakes.slice(0, MOST_MISTAKES) };
}
