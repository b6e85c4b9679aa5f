import { randomBytes } from 'node:crypto';
import type { ServiceBase } from '../../../kernel/services/service-base.ts';

const CHANNEL = 'pagewright_taken';
/** Milliseconds in which news for other nodes are gathered. */
const GATHERED_FOR = 250;
/** A message of the database holds 8,000 bytes. */
const MOST = { counts: 100, tabs: 60 } as const;

/** What a node tells the others of publications, by their number. */
interface News {
  node: string;
  counts: [seq: number, count: number][];
  /** Tabs that have fetched a publication from this node and listen to another one. */
  tabs: [seq: number, tab: string][];
}

export interface NewsParts {
  onCount(node: string, seq: number, count: number): void;
  onTab(seq: number, tab: string): void;
}

/**
 * Carries counts, and tabs that listen elsewhere, to every node: a few times a second at most, however many browsers there are. Tabs
 * beyond what a message holds are not counted.
 */
export async function openNews({ database }: Pick<ServiceBase, 'database'>, { onCount, onTab }: NewsParts) {
  const node = randomBytes(6).toString('hex');
  const counts = new Map<number, number>();
  const tabs = new Map<string, [number, string]>();
  let timer: NodeJS.Timeout | undefined;

  async function send(): Promise<void> {
    timer = undefined;
    const news: News = { node, counts: [...counts].slice(0, MOST.counts), tabs: [...tabs.values()] };
    for (const [seq] of news.counts) counts.delete(seq);
    tabs.clear();
    // A count that is lost makes the number too small, and nothing worse.
    await database.notify(CHANNEL, JSON.stringify(news)).catch(() => undefined);
    if (counts.size > 0) soon();
  }

  function soon(): void {
    timer ??= setTimeout(() => void send(), GATHERED_FOR);
  }

  const stop = await database.listen(CHANNEL, (payload) => {
    const news = JSON.parse(payload) as News;
    if (news.node === node) return;
    for (const [seq, count] of news.counts) onCount(news.node, seq, count);
    for (const [seq, tab] of news.tabs) onTab(seq, tab);
  });

  return {
    count(seq: number, count: number): void {
      counts.set(seq, count);
      soon();
    },
    tab(seq: number, tab: string): void {
      if (tabs.size < MOST.tabs) tabs.set(`${seq} ${tab}`, [seq, tab]);
      soon();
    },
    async close(): Promise<void> {
      clearTimeout(timer);
      await stop();
    },
  };
}
