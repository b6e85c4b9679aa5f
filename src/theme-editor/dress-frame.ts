import { wearAppearance } from '../theme/appearance.ts';
import { buttonRules } from '../theme/data/buttons.ts';
import { baseOf } from '../theme/data/house.ts';
import { changedVariables, THEME_SCOPE, themeDeclarations, themeRule } from '../theme/data/theme-css.ts';
import { ASKED, TRIED, type TriedTheme } from '../theme/tried-theme.ts';
import type { Theme } from '../types/generated/theme.ts';
import type { Appearance } from '../types/start.ts';

/** The document's own theme, in whose place the tried one stands. */
const WORN = 'pagewright-theme';
/** Milliseconds after the last change until the sheet is written anew as it will be served. */
const REST = 400;

/** The document of a frame that shows a theme while it is edited. */
export interface DressedFrame {
  /** Puts a theme in force, and of the one before what has changed alone. */
  wear(theme: Theme, look: Appearance): void;
  end(): void;
}

/** Takes over the look of a page of ours in a frame. Its own theme goes, and clicks in it do nothing. */
export function dressFrame(frame: Window, customCss: (theme: Theme) => string): DressedFrame {
  const page = frame.document;
  page.getElementById(WORN)?.remove();
  const sheet = page.createElement('style');
  sheet.id = WORN;
  page.head.append(sheet);
  let last: { theme: Theme; look: Appearance; css: string } | undefined;
  let tried: TriedTheme | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(): void {
    if (tried) frame.dispatchEvent(new CustomEvent<TriedTheme>(TRIED, { detail: tried }));
  }

  function write(theme: Theme): void {
    const declarations = themeRule(themeDeclarations(theme, baseOf(theme))) || `${THEME_SCOPE}{}\n`;
    const css = declarations + buttonRules(theme.component) + customCss(theme);
    if (sheet.textContent !== css) sheet.textContent = css;
    tried = { worn: { id: 'preview', css, isDark: theme.config.isDark === true }, theme };
    tell();
  }

  frame.addEventListener(ASKED, tell);
  return {
    wear(theme, look) {
      const css = customCss(theme);
      const isNew = !last || last.theme.config.isDark !== theme.config.isDark || last.css !== css;
      if (isNew || last?.look !== look) wearAppearance(theme.config.isDark ? 'dark' : look, page);
      const rule = sheet.sheet?.cssRules[0];
      if (isNew || !rule || !('style' in rule)) write(theme);
      else if (last && last.theme !== theme) {
        const style = rule.style as CSSStyleDeclaration;
        for (const [name, value] of changedVariables(last.theme, theme)) {
          if (value === undefined) style.removeProperty(name);
          else style.setProperty(name, value);
        }
        clearTimeout(timer);
        timer = setTimeout(() => write(theme), REST);
      }
      last = { theme, look, css };
    },
    end() {
      clearTimeout(timer);
      frame.removeEventListener(ASKED, tell);
    },
  };
}
