import { customStyles } from '../../theme/custom/custom-css.ts';
import type { Theme } from '../../types/generated/theme.ts';
import { type Compiled, isCompiled, type StyleLanguage } from './compile.ts';

/** Milliseconds after a change until the styles are compiled. */
const REST = 400;

/** Something about the styles of a theme that its author should know. `line` 0: no line of what is written. */
export interface CodeProblem {
  line: number;
  message: string;
}

export interface CodeState {
  problems: readonly CodeProblem[];
  isBusy: boolean;
}

/** The styles that a theme brings along, while somebody writes them. */
export interface CodeKeeper {
  state(): CodeState;
  subscribe(listener: () => void): () => void;
  /** The theme is another one now. */
  follow(theme: Theme): void;
  /** The theme with its styles as they stand in its sheet; those of its last good version while they cannot be compiled. */
  dressed(theme: Theme): Theme;
  /** The theme as it is sent to the server. Answers why not, where its styles cannot be compiled. */
  ready(theme: Theme): Promise<{ theme: Theme } | { msg: string }>;
}

export interface KeeperParts {
  compile(source: string, language: StyleLanguage): Promise<Compiled>;
  /** The words for what is left out of the styles: by `syntax`, `rule` or `value`. */
  leftOut(code: string, found: string): string;
  /** The words for a problem in a line. */
  inLine(problem: CodeProblem): string;
}

const quiet: CodeState = { problems: [], isBusy: false };

/** What is to be compiled; null for styles that are CSS. */
function sourceOf({ customStyle }: Theme): { source: string; language: StyleLanguage; key: string } | null {
  const { style = '', language } = customStyle ?? {};
  return isCompiled(language) && style.trim() !== '' ? { source: style, language, key: `${language} ${style}` } : null;
}

/** Begins to follow the styles of a theme. */
export function codeKeeper(first: Theme, { compile, leftOut, inLine }: KeeperParts): CodeKeeper {
  const compiled = new Map<string, Compiled | Promise<Compiled>>();
  const listeners = new Set<() => void>();
  const withCss = new WeakMap<object, { css: string; theme: Theme }>();
  let good = '';
  let state = quiet;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted = '';

  const known = sourceOf(first);
  if (known && first.customStyle?.css !== undefined) {
    good = first.customStyle.css;
    compiled.set(known.key, { css: good });
  }

  function say(next: CodeState): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function leftOutOf(theme: Theme, isMade: boolean): CodeProblem[] {
    return customStyles(theme).problems.map(({ line, code, found }) => ({
      line: isMade ? 0 : line,
      message: leftOut(code, found),
    }));
  }

  function outcome(key: string, source: string, language: StyleLanguage): Promise<Compiled> {
    const before = compiled.get(key);
    if (before) return Promise.resolve(before);
    const made = compile(source, language).then((result) => {
      compiled.set(key, result);
      return result;
    });
    compiled.set(key, made);
    return made;
  }

  function dressed(theme: Theme): Theme {
    const found = sourceOf(theme);
    const { css: _, ...customStyle } = theme.customStyle ?? {};
    if (!found) return theme.customStyle?.css === undefined ? theme : { ...theme, customStyle };
    const result = compiled.get(found.key);
    const css = result && 'css' in result ? result.css : good;
    const before = withCss.get(theme.customStyle!);
    if (before?.css === css) return { ...theme, customStyle: before.theme.customStyle! };
    const next = { ...theme, customStyle: { ...customStyle, css } };
    withCss.set(theme.customStyle!, { css, theme: next });
    return next;
  }

  async function work(theme: Theme): Promise<void> {
    const found = sourceOf(theme);
    if (!found) return say({ problems: leftOutOf(dressed(theme), false), isBusy: false });
    say({ ...state, isBusy: true });
    const result = await outcome(found.key, found.source, found.language);
    if (wanted !== found.key) return;
    if ('problem' in result) return say({ problems: [result.problem], isBusy: false });
    good = result.css;
    say({ problems: leftOutOf(dressed(theme), true), isBusy: false });
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow(theme) {
      const { style = '', language = '' } = theme.customStyle ?? {};
      const key = `${language} ${style}`;
      if (key === wanted) return;
      wanted = key;
      clearTimeout(timer);
      timer = setTimeout(() => void work(theme), REST);
    },
    dressed,
    async ready(theme) {
      const found = sourceOf(theme);
      const result = found && (await outcome(found.key, found.source, found.language));
      if (result && 'problem' in result) return { msg: inLine(result.problem) };
      return { theme: dressed(theme) };
    },
  };
}
