import { isAdministratorAddress } from '../../../identity/accounts/index.ts';
import { mayBuild } from '../../../kernel/contracts/access.ts';
import { PLATFORM } from '../../../kernel/database/index.ts';
import { presenceNewsRule } from '../../../kernel/limits/index.ts';
import type { Limits } from '../../../kernel/limits/service.ts';
import type { ServiceBase } from '../../../kernel/services/service-base.ts';
import { type Level, layerOf } from '../level.ts';
import { appKeyOf, closeTab, forgetSilent, noteTab, openTabs, type Tab } from './rows.ts';
import type { Person, Presence } from './service.ts';

const channel = 'pagewright_presence';

/** People that are named; of further ones there is the number. */
const NAMED = 20;

type Base = Pick<ServiceBase, 'config' | 'database' | 'events' | 'now'> & { limits: Limits };
type Rows = Awaited<ReturnType<typeof openTabs>>;

interface Changed {
  level: Level;
  id: string;
  /** The key of the level's app, whose designers hear of it. */
  designedApp?: string;
}

/** Those who may edit at the level now: a right may have ended since the tab was opened. */
function peopleIn(rows: Rows, { companyId }: Level, { name: own, accountId }: Tab, config: Base['config']): Person[] {
  const mayEdit = ({ role, designs, email, super_admin }: Rows[number]) =>
    companyId === PLATFORM
      ? super_admin || isAdministratorAddress(email, config)
      : mayBuild({ role, appRoles: designs ? [designs] : [] });
  const others = rows.filter((row) => row.tab !== own && mayEdit(row));
  const first = [...new Map(others.reverse().map((row) => [row.account_id, row])).values()].reverse();
  return first.map(({ account_id, name, avatar }) => ({
    name,
    avatar: avatar && config.contextPath + avatar,
    isMe: account_id === accountId,
  }));
}

/** Notes who has which screen open in an editor, and tells the editors of all nodes when somebody comes or goes. */
export async function openPresence(base: Base): Promise<Presence> {
  const { config, database, events, limits, now } = base;
  const close = await database.listen(channel, (payload) => {
    const { level, id, designedApp } = JSON.parse(payload) as Changed;
    const data = { id, layer: layerOf(level) };
    events.publish({ event: 'presence', data, companyId: level.companyId, forAdministrators: true, designedApp });
  });

  /** Everybody who manages the level is asked to look again, which costs something: beyond a rate, nobody is. */
  async function tell({ level, id }: Changed): Promise<void> {
    const { limit, windowSeconds } = presenceNewsRule;
    const { allowed } = await limits.hit(`screen-presence-news:${level.companyId}`, limit, windowSeconds);
    if (!allowed) return;
    const designedApp = await database.tenant(level.companyId, (trx) => appKeyOf(trx, level));
    await database.notify(channel, JSON.stringify({ level, id, designedApp } satisfies Changed));
  }

  return {
    async note({ companyId, appId }, id, tab) {
      const level = { companyId, appId };
      const at = now();
      const { rows, changed } = await database.tenant(companyId, async (trx) => {
        const silent = await forgetSilent(trx, level, at);
        const isNew = await noteTab(trx, level, id, tab, at);
        return {
          rows: await openTabs(trx, level, id, at),
          changed: isNew ? [...silent, { level, id }] : silent,
        };
      });
      for (const each of changed) await tell(each);
      const people = peopleIn(rows, level, tab, config);
      return { people: people.slice(0, NAMED), more: Math.max(0, people.length - NAMED) };
    },
    async end({ companyId, appId }, id, tab) {
      const level = { companyId, appId };
      if (await database.tenant(companyId, (trx) => closeTab(trx, level, id, tab, now()))) await tell({ level, id });
    },
    close,
  };
}
