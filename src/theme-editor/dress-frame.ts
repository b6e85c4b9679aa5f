import { wearAppearance } from '../theme/appearance.ts';
import { customStyles } from '../theme/custom/custom-css.ts';
import { buttonRules } from '../theme/data/buttons.ts';
import { baseOf } from '../theme/data/house.ts';
import { changedVariables, THEME_SCOPE, themeDeclarations, themeRule } from '../theme/data/theme-css.ts';
import { ASKED, TRIED, type TriedTheme } from '../theme/tried-theme.ts';
import type { Theme } from '../types/generated/theme.ts';
import type { Appearance } from '../types/start.ts';

/** The document's own theme, in whose place the tried one stands. */
const WORN = 'pagewright-theme';
/** Milliseconds after a change until the sheet is written anew as it will be served, and frames in the page hear of it. */
const PAUSE = 100;

/** The document of a frame that shows a theme while it is edited. */
export interface DressedFrame {
  /** Puts a theme in force, and of the one before what has changed alone. */
  wear(theme: Theme, look: Appearance): void;
  end(): void;
}

function put(style: CSSStyleDeclaration, changed: ReadonlyMap<string, string | undefined>): void {
  for (const [name, value] of changed) {
    if (value === undefined) style.removeProperty(name);
    else style.setProperty(name, value);
  }
}

/** Takes over the look of a page of ours in a frame. Its own theme goes, and clicks in it do nothing. */
export function dressFrame(frame: Window): DressedFrame {
  const page = frame.document;
  page.getElementById(WORN)?.remove();
  const sheet = page.createElement('style');
  sheet.id = WORN;
  page.head.append(sheet);
  let last: { theme: Theme; look: Appearance; css: string } | undefined;
  let tried: Omit<TriedTheme, 'appearance'> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(): void {
    if (tried && last)
      frame.dispatchEvent(new CustomEvent<TriedTheme>(TRIED, { detail: { ...tried, appearance: last.look } }));
  }

  function write(theme: Theme): void {
    const declarations = themeRule(themeDeclarations(theme, baseOf(theme))) || `${THEME_SCOPE}{}\n`;
    const css = declarations + buttonRules(theme.component) + customStyles(theme).css;
    if (sheet.textContent !== css) sheet.textContent = css;
    tried = { worn: { id: 'preview', css, isDark: theme.config.isDark === true }, theme };
    tell();
  }

  function writeLast(): void {
    timer = undefined;
    if (last) write(last.theme);
  }

  frame.addEventListener(ASKED, tell);
  return {
    wear(theme, look) {
      const before = last;
      const { css } = customStyles(theme);
      const isNew = !before || before.theme.config.isDark !== theme.config.isDark || before.css !== css;
      const isOtherLook = isNew || before.look !== look;
      last = { theme, look, css };
      if (isOtherLook) wearAppearance(theme.config.isDark ? 'dark' : look, page);
      const rule = sheet.sheet?.cssRules[0];
      if (isNew || !rule || !('style' in rule)) write(theme);
      else if (isOtherLook) tell();
      else if (before.theme !== theme) {
        put(rule.style as CSSStyleDeclaration, changedVariables(before.theme, theme));
        timer ??= setTimeout(writeLast, PAUSE);
      }
    },
    end() {
      clearTimeout(timer);
      frame.removeEventListener(ASKED, tell);
    },
  };
}
