import type { ServiceBase } from '../services.ts';
import type { BuiltinScreens } from './builtin.ts';

interface Dependencies extends Pick<ServiceBase, 'events' | 'log'> {
  builtin: BuiltinScreens;
  forget(id: string): void;
}

/** Rereads a shipped screen and tells browsers: `screen` when its content is new, `screen-error` when it is malformed. */
export function reloadBuiltin(id: string, { builtin, events, log, forget }: Dependencies): 'done' | 'malformed' {
  const outcome = builtin.reload(id);
  if (outcome.state === 'malformed') {
    const { file, line, column, message } = outcome;
    log.error(`${file}:${line}:${column} ${message}; the last good screen stays`);
    events.publish({ event: 'screen-error', data: { id, file, line, column, message } });
    return 'malformed';
  }
  if (outcome.state === 'same') return 'done';
  forget(id);
  const version = outcome.state === 'changed' ? outcome.screen.version : 0;
  events.publish({ event: 'screen', data: { id, layer: 'builtin', version } });
  return 'done';
}
