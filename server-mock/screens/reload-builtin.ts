import type { ServiceBase } from '../services.ts';
import type { BuiltinScreens } from './builtin.ts';

interface Dependencies extends Pick<ServiceBase, 'events' | 'log'> {
  builtin: BuiltinScreens;
  forget(id: string): void;
}

/**
 * Rereads a shipped screen and tells browsers: `screen` when its content is new, `screen-error` when it is malformed.
 * Unless `final`, a file that is missing or malformed asks for a second look: it may be half saved.
 */
export function reloadBuiltin(
  id: string,
  final: boolean,
  { builtin, events, log, forget }: Dependencies,
): 'done' | 'again' {
  const outcome = builtin.reload(id, final);
  if (outcome.state === 'same') return 'done';
  if (outcome.state === 'missing' || (outcome.state === 'malformed' && !final)) return 'again';
  if (outcome.state === 'malformed') {
    const { file, line, column, message } = outcome;
    log.error(`${file}:${line}:${column} ${message}; the last good screen stays`);
    events.publish({ event: 'screen-error', data: { id, file, line, column, message } });
    return 'done';
  }
  forget(id);
  const version = outcome.state === 'changed' ? outcome.screen.version : 0;
  events.publish({ event: 'screen', data: { id, layer: 'builtin', version } });
  return 'done';
}
