import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Events, HeardEvent } from './events-service.ts';

/** How many of this node's own events a late reader can still get. */
const remembered = 200;

/**
 * Hands events to this process's subscribers. A cursor is `STORED.PROCESS.OWN.CONTENT`: the number of the newest stored event,
 * this process's random name, the count of its own (disk) events, and a tag of the texts and routes.
 * @param contentTag of the texts and routes in force, the same on every node that has the same
 */
export function createEvents(contentTag: () => string): Events {
  const emitter = new EventEmitter().setMaxListeners(0);
  const processName = randomBytes(6).toString('hex');
  const own: { count: number; event: HeardEvent }[] = [];
  const kept = new Map<string, HeardEvent>();
  let stored = 0;
  let count = 0;
  const cursor = () => `${stored}.${processName}.${count}.${contentTag()}`;
  return {
    cursor,
    kept: () => [...kept.values()],
    publish(event) {
      if (event.seq === undefined) count += 1;
      else stored = Math.max(stored, event.seq);
      const heard = { ...event, id: cursor() };
      if (event.seq === undefined) own.push({ count, event: heard });
      if (own.length > remembered) own.shift();
      if (event.keptAs !== undefined) kept.set(event.keptAs, heard);
      emitter.emit('event', heard);
    },
    subscribe(listener) {
      emitter.on('event', listener);
      return () => void emitter.off('event', listener);
    },
    since(text) {
      const [seq = '', name, after = '', content] = text.split('.');
      const reached = /^\d{1,15}$/.test(seq) ? Number(seq) : stored;
      const known = name === processName && /^\d{1,15}$/.test(after) && Number(after) >= count - own.length;
      const events = own.filter((entry) => entry.count > Number(after)).map(({ event }) => event);
      return { seq: reached, events: known ? events : null, hasSameContent: content === contentTag() };
    },
    startAt(seq) {
      stored = Math.max(stored, seq);
    },
    onGap(listener) {
      emitter.on('gap', listener);
      return () => void emitter.off('gap', listener);
    },
    gap: () => void emitter.emit('gap'),
  };
}
