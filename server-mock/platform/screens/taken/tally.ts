import type { StoredEvent } from '../publish.ts';

/** Seconds after a publication in which browsers are counted. */
export const COUNTED_FOR = 30;

/** Publications of one company that are counted at the same time, and of all. */
const MOST = { ofCompany: 50, all: 1000 } as const;
/** Nodes whose counts are kept. */
const MOST_NODES = 100;

/** Who has taken one publication. */
export interface Tally {
  event: StoredEvent;
  /** Milliseconds. */
  until: number;
  /** Tabs that listen to this node. */
  tabs: Set<string>;
  /** What other nodes have counted, by the node's name. */
  others: Map<string, number>;
}

const nameOf = ({ companyId, appId, id, version }: Omit<StoredEvent, 'seq' | 'layer'>) =>
  [companyId, appId, id, version].join(' ');

/** The publications that are counted at the moment, oldest first. */
export function createTallies(now: () => Date) {
  const tallies = new Map<string, Tally>();

  function makeRoom(companyId: number): void {
    for (const [name, { until }] of tallies) if (until <= now().getTime()) tallies.delete(name);
    const own = [...tallies].filter(([, { event }]) => event.companyId === companyId);
    const [oldest] = own.length >= MOST.ofCompany ? own : tallies.size >= MOST.all ? [...tallies] : [];
    if (oldest) tallies.delete(oldest[0]);
  }

  return {
    add(event: StoredEvent): void {
      const name = nameOf(event);
      if (event.version === 0 || tallies.has(name)) return;
      makeRoom(event.companyId);
      const until = now().getTime() + COUNTED_FOR * 1000;
      tallies.set(name, { event, until, tabs: new Set(), others: new Map() });
    },
    find: (of: Omit<StoredEvent, 'seq' | 'layer'>): Tally | undefined => tallies.get(nameOf(of)),
    /** While browsers are counted. */
    open(of: Omit<StoredEvent, 'seq' | 'layer'>): Tally | undefined {
      const tally = tallies.get(nameOf(of));
      return tally && tally.until > now().getTime() ? tally : undefined;
    },
    all: () => tallies.values(),
    bySeq: (seq: number): Tally | undefined => [...tallies.values()].find(({ event }) => event.seq === seq),
  };
}

/** Keeps what another node has counted. */
export function keepCount({ others }: Tally, node: string, count: number): void {
  if (others.has(node) || others.size < MOST_NODES) others.set(node, count);
}

/** The browsers on all nodes. */
export const total = ({ tabs, others }: Tally): number =>
  [...others.values()].reduce((sum, count) => sum + count, tabs.size);
