import { beforeAll, expect, it } from 'vitest';
import { makeToken, programWith, tokenEnvironment } from '../../../tests/support/access-token.ts';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { watchTransactions } from '../../../tests/support/watched-transactions.ts';
import { demoId } from '../../operations/demo/data.ts';
import { mostScreens } from './room.ts';

const prefix = '/api/company/globex/screen';
const companyId = demoId('company:globex');
const page = (title: string) => ({ type: 'page', title, body: [] });

onOneEngine((engine) => {
  let platform: DemoPlatform;
  let owner: Person;
  let program: Person;
  beforeAll(async () => {
    platform = await startDemoPlatform(engine, { environment: tokenEnvironment });
    owner = await platform.person('owner@example.com');
    program = programWith(platform.base, await makeToken(owner, 'company/globex', 'publish'));
  });

  const publish = (...screens: [string, object | null, number][]) =>
    program.post(`${prefix}/publish`, { screens: screens.map(([id, schema, from]) => ({ id, schema, from })) });

  /** The statements of the transaction that stores versions while `work` is done, but for the word to other nodes. */
  const storing = async (work: () => Promise<unknown>) => {
    const seen = await watchTransactions(platform.services.database, work);
    const own = seen.filter(({ statements }) =>
      statements.some((text) => text.includes('insert into "screen_version"')),
    );
    expect(own).toHaveLength(1);
    return own[0]!.statements.filter((text) => !text.includes('pg_notify'));
  };
  const rowsOf = (ids: readonly string[]) =>
    platform.services.database.tenant(companyId, (trx) =>
      trx
        .selectFrom('screen as s')
        .leftJoin('screen_version as v', (join) =>
          join.onRef('v.company_id', '=', 's.company_id').onRef('v.screen_id', '=', 's.screen_id'),
        )
        .select(['s.screen_id', 's.published_version', 's.draft_at', 's.version_bytes'])
        .select(['v.version', 'v.note', 'v.base_layer', 'v.base_version', 'v.taken_back_name'])
        .where('s.company_id', '=', companyId)
        .where('s.screen_id', 'in', ids)
        .orderBy('s.screen_id')
        .orderBy('v.version')
        .execute(),
    );
  const events = () =>
    platform.services.database.tenant(companyId, (trx) =>
      trx
        .selectFrom('screen_event')
        .select(['screen_id', 'version'])
        .where('company_id', '=', companyId)
        .orderBy('seq')
        .execute(),
    );

  it('stores sixty screens with as many statements as three', async () => {
    const many = (count: number, name: string) =>
      Array.from({ length: count }, (_, at): [string, object, number] => [`many/${name}${at}`, page(name), 0]);
    const few = await storing(() => publish(...many(3, 'few')));
    const more = await storing(() => publish(...many(60, 'more')));
    expect(more).toHaveLength(few.length);
    expect(few.length).toBeLessThan(20);
  });

  it('keeps versions, bases, drafts, events and lines of the log as one after the other would', async () => {
    expect((await publish(['mix/a', page('A'), 0], ['mix/c', page('C'), 0], ['mix/d', page('D'), 0])).status).toBe(200);
    const [told, logged] = [(await events()).length, (await auditOf(platform.services, companyId)).length];
    const draft = (id: string, title: string) => owner.post(`${prefix}/${id}/draft`, { schema: page(title) });
    expect((await draft('mix/a', 'A2')).status).toBe(200);
    expect((await draft('mix/d', 'other')).status).toBe(200);
    const answer = await publish(
      ...([
        ['mix/d', page('D2'), 1],
        ['mix/b', page('B'), 0],
        ['mix/c', null, 1],
      ] as [string, object | null, number][]),
      ...([
        ['mix/a', page('A2'), 1],
        ['mix/none', null, 0],
        ['company/desk', page('Desk'), 0],
      ] as [string, object | null, number][]),
    );
    expect(answer.json.data).toMatchObject({
      screens: [
        { id: 'company/desk', version: 1 },
        { id: 'mix/a', version: 2 },
        { id: 'mix/b', version: 1 },
        { id: 'mix/c', version: 0 },
        { id: 'mix/d', version: 2 },
        { id: 'mix/none', version: 0 },
      ],
    });
    const stored = await rowsOf(['company/desk', 'mix/a', 'mix/b', 'mix/c', 'mix/d', 'mix/none']);
    expect(stored.map((row) => [row.screen_id, row.published_version, row.version, row.taken_back_name])).toEqual([
      ['company/desk', 1, 1, null],
      ['mix/a', 2, 1, null],
      ['mix/a', 2, 2, null],
      ['mix/b', 1, 1, null],
      ['mix/c', null, 1, expect.stringMatching(/./)],
      ['mix/d', 2, 1, null],
      ['mix/d', 2, 2, null],
    ]);
    // A draft goes when it is what was published; a version takes a kilobyte at least; a page lies upon the shipped one.
    expect(stored.filter(({ draft_at }) => draft_at).map(({ screen_id }) => screen_id)).toEqual(['mix/d', 'mix/d']);
    expect(stored.map(({ version_bytes }) => Number(version_bytes))).toEqual([
      1024, 2048, 2048, 1024, 1024, 2048, 2048,
    ]);
    expect(stored.map(({ base_layer }) => base_layer)).toEqual(['builtin', null, null, null, null, null, null]);
    const changes = [
      ['company/desk', 1],
      ['mix/a', 2],
      ['mix/b', 1],
      ['mix/c', 0],
      ['mix/d', 2],
    ];
    expect((await events()).slice(told).map(({ screen_id, version }) => [screen_id, version])).toEqual(changes);
    const lines = (await auditOf(platform.services, companyId)).slice(logged);
    const ofScreens = lines.filter(({ action }) => /^screen\.(publish|remove)$/.test(action));
    expect(
      ofScreens.map(({ action, target, detail }) => [action, target, (detail as { version: number }).version]),
    ).toEqual(changes.map(([id, version]) => [version === 0 ? 'screen.remove' : 'screen.publish', id, version]));
  });

  it('finds room for each screen after those before it, and stores none when one finds none', async () => {
    const { config } = platform.services;
    const [{ screenMegabytes }, told] = [config, (await events()).length];
    config.screenMegabytes = 0.25;
    const text = (sign: string) => Array.from({ length: 6000 }, (_, at) => `${sign}${(at * 7919) % 65_521}`).join(' ');
    const pages = [...'abcdefghijklmn'].map((sign): [string, object, number] => {
      return [`room/${sign}`, { type: 'page', body: { type: 'tpl', tpl: text(sign) } }, 0];
    });
    const refused = await publish(...pages);
    expect([refused.status, (await publish(pages[0]!)).status]).toEqual([409, 200]);
    config.screenMegabytes = screenMegabytes;
    expect((await rowsOf(pages.map(([id]) => id))).map(({ screen_id }) => screen_id)).toEqual(['room/a']);
    expect(await events()).toHaveLength(told + 1);
  });

  it('gives the last places to the first screens, and none of them when there are too few', async () => {
    const kept = await platform.services.database.tenant(companyId, async (trx) => {
      const rows = await trx.selectFrom('screen').select('screen_id').where('company_id', '=', companyId).execute();
      const added = Array.from({ length: mostScreens - rows.length - 2 }, (_, at) => ({
        ...{ company_id: companyId, app_id: -1, screen_id: `full/s${at}` },
      }));
      await trx.insertInto('screen').values(added).execute();
      return rows.length + added.length;
    });
    expect(kept).toBe(mostScreens - 2);
    const three = ['x', 'y', 'z'].map((key): [string, object, number] => [`last/${key}`, page(key), 0]);
    const refused = await publish(...three);
    expect([refused.status, refused.json.msg]).toEqual([409, expect.stringContaining(String(mostScreens))]);
    expect(await rowsOf(three.map(([id]) => id))).toEqual([]);
    expect(
      (await publish(...three.slice(0, 2), ['mix/b', page('B2'), 1], ['company/desk', page('Desk 2'), 1])).status,
    ).toBe(200);
  });
});
