import type { Logger } from 'pino';
import { type CompiledShell, compileShell, type ShellContext } from '../../src/shell/index.ts';
import type { ResolvedScreen } from '../services.ts';

const capacity = 500;

/** The markup of a shell, and whether the document's own CSS suffices for its page. */
export type Shell = Pick<CompiledShell, 'html' | 'covered'>;

/** Stands for pages without a shell. */
export const noShell: Shell = { html: '', covered: false };

/**
 * Compiles static shells and remembers them by the screen's content, the locale, the kind of browser, the remembered
 * method and the query.
 * A screen that cannot be compiled has no shell; that is logged once for each content.
 */
export function createShellCache(log: Logger): (screen: ResolvedScreen, context: ShellContext) => Shell {
  const shells = new Map<string, Shell>();
  const compile = (screen: ResolvedScreen, context: ShellContext): Shell => {
    try {
      const { html, covered, gaps } = compileShell(screen.schema, context);
      if (!covered) log.info({ screen: screen.id, layer: screen.layer, gaps }, 'the static shell is not exact');
      return { html, covered };
    } catch (error) {
      log.warn({ screen: screen.id, layer: screen.layer, err: error }, 'no static shell for this screen');
      return noShell;
    }
  };
  return (screen, context) => {
    const key = JSON.stringify([
      screen.etag,
      context.locale,
      context.mobile,
      context.method,
      context.search,
      context.texts,
    ]);
    const known = shells.get(key);
    if (known !== undefined) return known;
    const shell = compile(screen, context);
    if (shells.size >= capacity) shells.clear();
    shells.set(key, shell);
    return shell;
  };
}
