import type { ServiceBase } from '../../../kernel/services/service-base.ts';
import { ownerOf } from '../level.ts';
import { openNews } from './news.ts';
import type { Taken } from './service.ts';
import { createTallies, keepCount, type Tally, total } from './tally.ts';

/**
 * Counts the browsers that have fetched what was published. A tab counts while it listens to the events of some node, whose places are
 * limited, so that nobody makes up many. Nothing is stored: who the readers are is not known here.
 */
export async function openTaken(base: Pick<ServiceBase, 'database' | 'now'>): Promise<Taken> {
  const tallies = createTallies(base.now);
  const listening = new Map<string, number>();
  const news = await openNews(base, {
    onCount(node, seq, count) {
      const tally = tallies.bySeq(seq);
      if (tally) keepCount(tally, node, count);
    },
    onTab(seq, tab) {
      const tally = tallies.bySeq(seq);
      if (tally && listening.has(tab)) add(tally, tab);
    },
  });

  function add({ event, tabs }: Tally, tab: string): void {
    if (tabs.has(tab)) return;
    tabs.add(tab);
    news.count(event.seq, tabs.size);
  }

  /** A tab that is closed has nothing any more. */
  function forget(tab: string): void {
    listening.delete(tab);
    for (const { event, tabs } of tallies.all()) {
      if (tabs.delete(tab)) news.count(event.seq, tabs.size);
    }
  }

  return {
    watch: tallies.add,
    listens(tab) {
      listening.set(tab, (listening.get(tab) ?? 0) + 1);
      return () => {
        const left = (listening.get(tab) ?? 1) - 1;
        if (left > 0) listening.set(tab, left);
        else forget(tab);
      };
    },
    fetched(tab, level, { overriding }) {
      for (const { id, layer, version } of overriding) {
        const tally = tallies.open({ ...ownerOf(level, layer), id, version });
        if (tally && listening.has(tab)) add(tally, tab);
        else if (tally) news.tab(tally.event.seq, tab);
      }
    },
    count({ companyId, appId }, id, version) {
      const tally = tallies.find({ companyId, appId, id, version });
      return tally ? total(tally) : 0;
    },
    close: news.close,
  };
}
