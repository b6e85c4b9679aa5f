import { type Knows, type StyleProblem, scopeStyles } from '../../theme/custom/scope-css.ts';
import type { Theme } from '../../types/generated/theme.ts';
import { type Compiled, isCompiled, type StyleLanguage } from './compile.ts';

/** Milliseconds after a change until the styles are compiled. */
const REST = 400;

/** Something about the styles of a theme that its author should know. `line` 0: no line of what is written. */
export interface CodeProblem {
  line: number;
  message: string;
  /** It stays out of the theme's sheet. */
  isLeftOut: boolean;
}

/** A theme as it is sent to the server, and what of its styles is not in its sheet. */
export interface ReadyTheme {
  theme: Theme;
  leftOut: readonly CodeProblem[];
  /** The styles cannot be compiled; those of the last good version stand in their place. */
  isBroken: boolean;
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
  ready(theme: Theme): Promise<ReadyTheme>;
}

export interface KeeperParts {
  compile(source: string, language: StyleLanguage): Promise<Compiled>;
  /** The words for a problem in the styles. */
  words(code: StyleProblem['code'], found: string): string;
  knows: Knows;
}

const quiet: CodeState = { problems: [], isBusy: false };

/** What is to be compiled; null for styles that are CSS. */
function sourceOf({ customStyle }: Theme): { source: string; language: StyleLanguage; key: string } | null {
  const { style = '', language } = customStyle ?? {};
  return isCompiled(language) && style.trim() !== '' ? { source: style, language, key: `${language} ${style}` } : null;
}

/** Begins to follow the styles of a theme. */
export function codeKeeper(first: Theme, { compile, words, knows }: KeeperParts): CodeKeeper {
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

  /** @param isMade the styles are compiled ones, whose lines are not those that the author wrote */
  function problemsOf({ customStyle }: Theme, isMade: boolean): CodeProblem[] {
    const { problems } = scopeStyles(String(customStyle?.css ?? customStyle?.style ?? ''), knows);
    return problems.map(({ line, code, found }) => ({
      line: isMade ? 0 : line,
      message: words(code, found),
      isLeftOut: code !== 'unknown',
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
    if (!found) return say({ problems: problemsOf(dressed(theme), false), isBusy: false });
    say({ ...state, isBusy: true });
    const result = await outcome(found.key, found.source, found.language);
    if (wanted !== found.key) return;
    if ('problem' in result) return say({ problems: [{ ...result.problem, isLeftOut: true }], isBusy: false });
    good = result.css;
    say({ problems: problemsOf(dressed(theme), true), isBusy: false });
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
      const sent = dressed(theme);
      if (result && 'problem' in result)
        return { theme: sent, leftOut: [{ ...result.problem, isLeftOut: true }], isBroken: true };
      const leftOut = problemsOf(sent, found !== null).filter(({ isLeftOut }) => isLeftOut);
      return { theme: sent, leftOut, isBroken: false };
    },
  };
}
