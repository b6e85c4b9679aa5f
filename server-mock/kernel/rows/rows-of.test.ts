import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { forEachEngine } from '../../../tests/support/databases.ts';
import { createAudit } from '../audit-log/index.ts';
import type { Context } from '../contracts/index.ts';
import type { Database } from '../database/index.ts';
import { rowsOf } from './rows-of.ts';

const acme = 101;
const globex = 202;
const lists = { orderBy: ['name'], search: ['name', 'key'], filter: ['open'] };
const columns = { name: sql`lower(name)`, key: sql`key`, open: sql`open_to` };

forEachEngine((engine) => {
  let database: Database;

  /** The apps of a company, for a call whose contract says this. */
  function apps(companyId: number, operation: object = {}, query: object = {}, audit?: object) {
    const context = {
      scope: { companyId },
      me: { id: 7, name: 'Ann' },
      query,
      request: { ip: '192.0.2.1', routeOptions: { config: { operation } } },
      services: { database, audit: audit ?? createAudit({ database, now: () => new Date() }) },
    } as unknown as Context;
    return rowsOf(context, 'app', { of: 'company', named: 'name', taken: { code: 'key-taken', field: 'key' } });
  }

  const list = async (companyId: number, query: object = {}) => {
    const { items, total } = await apps(companyId, { list: lists }, query).list(columns, sql`created_at, id`);
    return { names: items.map(({ name }) => name), total };
  };

  beforeAll(async () => {
    database = await engine.open();
  });
  beforeEach(async () => {
    for (const company of [acme, globex]) {
      await database.tenant(company, (trx) => trx.deleteFrom('app').where('company_id', '=', company).execute());
      await database.tenant(company, (trx) => trx.deleteFrom('audit').where('company_id', '=', company).execute());
    }
    for (const [at, name] of ['Crm', 'desk', '100%'].entries())
      await apps(acme).insert({ key: `a${at}`, name, created_at: new Date(at) });
    await apps(globex).insert({ key: 'a0', name: 'Crm', open_to: 'roles' });
  });

  it('keeps the rows of a company apart from those of another', async () => {
    const [own] = (await apps(globex, { list: lists }).list(columns, sql`id`)).items;
    expect(await apps(globex).find(own!.id)).toMatchObject({ name: 'Crm', company_id: globex });
    await expect(apps(acme).find(own!.id)).rejects.toThrow('not-found');
    await expect(apps(acme).change(own!.id, { name: 'Mine' })).rejects.toThrow('not-found');
    await expect(apps(acme).delete(own!.id)).rejects.toThrow('not-found');
    expect(await list(globex)).toEqual({ names: ['Crm'], total: 1 });
  });

  it.each([
    [{}, ['Crm', 'desk', '100%'], 3],
    [{ orderBy: 'name' }, ['100%', 'Crm', 'desk'], 3],
    [{ orderBy: 'name', orderDir: 'desc', page: 2, perPage: 2 }, ['100%'], 3],
    [{ keywords: 'ES' }, ['desk'], 1],
    [{ keywords: '0%' }, ['100%'], 1],
    [{ name: 'c', key: 'a0' }, ['Crm'], 1],
    [{ open: 'roles' }, [], 0],
  ])('lists what %j asks for', async (query, names, total) => {
    expect(await list(acme, query)).toEqual({ names, total });
  });

  it('stores a change with its line of the audit, or neither', async () => {
    const { id } = await apps(acme, { audit: 'app.created' }).insert({ key: 'new', name: 'New' });
    const lines = () =>
      database.tenant(acme, (trx) => trx.selectFrom('audit').select(['action', 'target', 'detail']).execute());
    const line = { action: 'app.created', target: String(id), detail: { id, name: 'New' } };
    expect(await lines()).toContainEqual(line);
    const full = { record: () => Promise.reject(new Error('disk full')) };
    await expect(apps(acme, { audit: 'app.changed' }, {}, full).change(id, { name: 'Other' })).rejects.toThrow('disk');
    expect(await apps(acme).find(id)).toMatchObject({ name: 'New' });
  });

  it('says of a value that another row has that it is taken', async () => {
    await expect(apps(acme).insert({ key: 'a0', name: 'Again' })).rejects.toMatchObject({
      code: 'key-taken',
      details: { field: 'key' },
    });
  });
});
