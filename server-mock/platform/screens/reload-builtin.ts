import { firstErrorLine } from '../../../src/validation/formats/first-error.ts';
import type { Message } from '../../../src/validation/index.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { type BuiltinScreens, fileOf } from './builtin.ts';
import { isError } from './checker.ts';

interface Dependencies extends Pick<ServiceBase, 'events' | 'log' | 'isProduction'> {
  builtin: BuiltinScreens;
  forget(id: string): void;
}

/** Puts changed files of shipped screens into force. */
export interface BuiltinReload {
  /**
   * Rereads a shipped screen and tells browsers of its new content, or in production administrators of the first mistake: in
   * development they see all mistakes of the file anyway. Unless `final`, a file that is missing or wrong asks for a second look:
   * it may be half saved.
   */
  reload(id: string, final: boolean): 'done' | 'again';
  /** Looks again at files that were refused: the text or the route that they name may be there now. */
  retry(): void;
}

/** Logs what is wrong with shipped files at the start, and rereads them when they change. */
export function createBuiltinReload({ builtin, events, log, isProduction, forget }: Dependencies): BuiltinReload {
  const refused = new Set(builtin.faults.keys());
  const say = (messages: readonly Message[]) => log.error(firstErrorLine(messages));
  for (const messages of builtin.faults.values()) say(messages);

  function tellScreen(id: string): void {
    refused.delete(id);
    forget(id);
    events.publish({ event: 'screen', data: { id, layer: 'builtin', version: builtin.get(id)?.version ?? 0 } });
  }

  function refuse(id: string, messages: Message[]): void {
    refused.add(id);
    say(messages);
    if (!isProduction) return;
    const { file, line, column, message } = messages.find(isError)!;
    events.publish({ event: 'screen-error', data: { id, file, line, column, message }, forAdministrators: true });
  }

  function reload(id: string, final: boolean): 'done' | 'again' {
    const outcome = builtin.reload(id);
    if (outcome.state === 'changed' || (outcome.state === 'same' && refused.has(id))) tellScreen(id);
    // A page may have been refused for want of this part.
    if (outcome.state === 'changed') retry();
    if (outcome.state === 'changed' || outcome.state === 'same') return 'done';
    if (!final) return 'again';
    if (outcome.state === 'refused') refuse(id, outcome.messages);
    else log.error(`${fileOf(id)} is gone; the last good screen stays until the next start`);
    return 'done';
  }

  function retry(): void {
    for (const id of refused) if (builtin.reload(id).state !== 'refused') reload(id, true);
  }

  return { reload, retry };
}
