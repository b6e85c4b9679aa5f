import type { Context } from '../../kernel/contracts/index.ts';
import type { Events, HeardEvent } from '../../kernel/events/events-service.ts';
import { locales } from '../../kernel/locales/negotiate.ts';
import type { EventRights } from './event-rights.ts';
import { eventsSince } from './stored-events.ts';

/** An event as a stream carries it. */
export function format({ id, event, data }: HeardEvent): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

const formatAll = (events: HeardEvent[]): string => events.map(format).join('');

/** The last answer to an unknown cursor, and the state that it was made for. */
const lastPresent = new WeakMap<Events, { state: string; text: string }>();

/**
 * The present state of every shipped screen, and that texts and routes have changed when they have. It is made once for each state:
 * whoever brings a made-up cursor would otherwise have it made at each opening.
 */
function presentState({ events, screens }: Context['services'], hasSameContent: boolean): string {
  const id = events.cursor();
  const state = `${id} ${hasSameContent}`;
  const last = lastPresent.get(events);
  if (last?.state === state) return last.text;
  const builtin = screens
    .builtin()
    .map((shipped) => ({ id, event: 'screen', data: { ...shipped, layer: 'builtin' } }) satisfies HeardEvent);
  const changed = [
    ...locales.map((locale) => ({ id, event: 'locale', data: { locale } })),
    { id, event: 'routes', data: {} },
  ];
  const text = formatAll([...builtin, ...(hasSameContent ? [] : changed)]);
  lastPresent.set(events, { state, text });
  return text;
}

/**
 * What a cursor has missed, as text: stored events, and this node's own or, when unknown, the present state. If there is
 * more than fits, the last event says so.
 */
export async function missedText(services: Context['services'], cursor: string, rights: EventRights): Promise<string> {
  const { seq, events, hasSameContent } = services.events.since(cursor);
  const id = services.events.cursor();
  const own = events ? formatAll(events.filter(rights.mayHear)) : presentState(services, hasSameContent);
  const isReady = services.installation.state() === 'ready';
  const stored = isReady
    ? await eventsSince(services.database, seq, {
        companyIds: rights.companyIds(),
        themesOf: rights.themesOf,
        accountId: rights.accountId(),
      })
    : { events: [], isWhole: true };
  const past = stored.events.map(({ id: screen, layer, version }) => ({
    id,
    event: 'screen',
    data: { id: screen, layer, version },
  }));
  const rest = stored.isWhole ? [] : [{ id, event: 'more', data: {} }];
  return formatAll(past) + own + formatAll(rest);
}
