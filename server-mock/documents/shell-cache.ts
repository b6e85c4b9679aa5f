import type { Logger } from 'pino';
import { compileShell, type ShellContext } from '../../src/shell/index.ts';
import type { ResolvedScreen } from '../services.ts';

const capacity = 500;

/**
 * Compiles static shells and remembers them by the screen's content, the locale, the remembered method and the query.
 * A screen that cannot be compiled has no shell; that is logged once for each content.
 */
export function createShellCache(log: Logger): (screen: ResolvedScreen, context: ShellContext) => string {
  const shells = new Map<string, string>();
  const compile = (screen: ResolvedScreen, context: ShellContext) => {
    try {
      return compileShell(screen.schema, context).html;
    } catch (error) {
      log.warn({ screen: screen.id, layer: screen.layer, err: error }, 'no static shell for this screen');
      return '';
    }
  };
  return (screen, context) => {
    const key = JSON.stringify([screen.etag, context.locale, context.method, context.query, context.texts]);
    const known = shells.get(key);
    if (known !== undefined) return known;
    const shell = compile(screen, context);
    if (shells.size >= capacity) shells.clear();
    shells.set(key, shell);
    return shell;
  };
}
