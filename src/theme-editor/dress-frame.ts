import { wearAppearance } from '../theme/appearance.ts';
import { customStyles } from '../theme/custom/custom-css.ts';
import { needsRule } from '../theme/data/bridge-rules.ts';
import { baseOf } from '../theme/data/house.ts';
import {
  addedRules,
  changedVariables,
  THEME_SCOPE,
  themeDeclarations,
  themeRule,
  type Values,
} from '../theme/data/theme-css.ts';
import { ASKED, TRIED, type TriedTheme } from '../theme/tried-theme.ts';
import type { Theme } from '../types/generated/theme.ts';
import type { Appearance } from '../types/start.ts';
import { showStatesIn } from './show-states.ts';

/** The document's own theme, in whose place the tried one stands. */
const WORN = 'pagewright-theme';
/** Milliseconds without a change until the sheet is written anew as it will be served, and frames in the page hear of it. */
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
  let written: Values = new Map();
  let tried: Omit<TriedTheme, 'appearance'> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(): void {
    if (tried && last)
      frame.dispatchEvent(new CustomEvent<TriedTheme>(TRIED, { detail: { ...tried, appearance: last.look } }));
  }

  function write(theme: Theme): void {
    written = themeDeclarations(theme, baseOf(theme));
    const variables = themeRule(written) || `${THEME_SCOPE}{}\n`;
    const css = variables + addedRules(theme, written) + customStyles(theme).css;
    if (sheet.textContent !== css) {
      sheet.textContent = css;
      if (sheet.sheet) showStatesIn(sheet.sheet);
    }
    tried = { worn: { id: 'preview', css, isDark: theme.config.isDark === true }, theme };
    tell();
  }

  /** Whether the sheet needs other rules than those that are written. */
  const isOtherRule = (changed: ReadonlyMap<string, string | undefined>): boolean =>
    [...changed].some(([name, value]) => needsRule(name, value) !== needsRule(name, written.get(name)));

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
        const changed = changedVariables(before.theme, theme);
        if (isOtherRule(changed)) {
          clearTimeout(timer);
          writeLast();
        } else {
          put(rule.style as CSSStyleDeclaration, changed);
          clearTimeout(timer);
          timer = setTimeout(writeLast, PAUSE);
        }
      }
    },
    end() {
      clearTimeout(timer);
      frame.removeEventListener(ASKED, tell);
    },
  };
}
