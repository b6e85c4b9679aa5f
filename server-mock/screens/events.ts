import { EventEmitter } from 'node:events';
import type { Events, ServerEvent } from '../services.ts';

/** Tells this process's subscribers what happened. */
export function createEvents(): Events {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    publish: (event) => void emitter.emit('event', event),
    subscribe(listener: (event: ServerEvent) => void) {
      emitter.on('event', listener);
      return () => void emitter.off('event', listener);
    },
  };
}
