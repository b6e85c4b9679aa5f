import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { addMember } from '../../../tests/support/add-member.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { setMembership } from '../../identity/companies/index.ts';
import { demoId } from '../../operations/demo/data.ts';

const path = '/api/company/globex/audit/export';
const globex = demoId('company:globex');

/** Lines that are more than sockets hold. */
const MANY = 8000;

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  let deputy: Person;
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner@example.com');
    deputy = await addMember(server, 'deputy', 'globex', 'admin');
    // Ten lines of each moment, and moments that are closer than a millisecond.
    await server.services.database.tenant(globex, (trx) =>
      sql`insert into audit (company_id, id, at, action, target, detail)
        select ${globex}, n, timestamptz '2026-01-01' + (n / 10) * interval '7 microseconds', 'many.line', n::text,
          json_build_object('note', repeat('x', 2500))::jsonb from generate_series(1, ${sql.lit(MANY)}) n`.execute(trx),
    );
  });

  it('has every line once, the newest first', async () => {
    const { text } = await owner.get(`${path}?action=many`);
    const targets = [...text.matchAll(/"many\.line","(\d+)"/g)].map(([, target]) => Number(target));
    expect(targets).toEqual(Array.from({ length: MANY }, (_, at) => MANY - at));
  });

  it('breaks off when its reader administers the company no longer', async () => {
    const cookie = [...deputy.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const [answer] = (await once(get(`${deputy.base}${path}`, { headers: { cookie } }), 'response')) as [
      IncomingMessage,
    ];
    await setMembership(server.services.database, {
      companyId: globex,
      accountId: demoId('deputy@example.com'),
      role: 'member',
    });
    await wait(1100);
    await expect(answer.toArray()).rejects.toThrow('aborted');
  });

  it.each([
    [
      'the file of a company',
      `audit-export:${demoId('owner@example.com')}`,
      20,
      () => owner.get(`${path}?action=none`),
    ],
    [
      'changes of roles',
      `app-roles:${demoId('owner@example.com')}`,
      600,
      () => owner.post(`/api/company/globex/app/crm/member/${demoId('member@example.com')}`, { level: '', roles: [] }),
    ],
  ])('bounds %s for an account', async (_, key, most, call) => {
    await server.services.limits.clear(key);
    await server.services.limits.hit(key, most, 3600);
    await server.services.database.query
      .updateTable('limit_counter')
      .set({ hits: most - 1 })
      .where('key', '=', key)
      .execute();
    expect([(await call()).status, (await call()).status]).toEqual([200, 429]);
  });

  it('bounds the file of the platform for an account', async () => {
    const admin = await server.person('admin');
    for (let at = 0; at < 20; at += 1) await admin.get('/api/admin/audit/export?action=none');
    expect((await admin.get('/api/admin/audit/export')).status).toBe(429);
  });
});
