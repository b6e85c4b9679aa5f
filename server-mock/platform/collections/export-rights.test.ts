import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { addMember } from '../../../tests/support/add-member.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';
import { endMembership } from '../../identity/companies/index.ts';
import { demoId } from '../../operations/demo/data.ts';

const app = '/api/company/globex/app/vault';
const companyId = demoId('company:globex');

/** Documents of 57 kB each, more than sockets hold: Linux keeps up to 32 MB for a receiver and 4 MB for a sender (tcp_rmem, tcp_wmem). */
const MANY = 900;

onOneEngine((engine) => {
  let server: DemoPlatform;
  let owner: Person;
  const idOf = (name: string) => demoId(`${name}@example.com`);
  const giveRole = (name: string, roles: string[]) => owner.post(`${app}/member/${idOf(name)}`, { level: '', roles });
  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    owner = await server.person('owner@example.com');
    await owner.post('/api/company/globex/app', { name: 'Vault', key: 'vault' });
    await owner.post(app, { openTo: 'roles' });
    await owner.post(`${app}/collection`, {
      ...{ key: 'large', name: 'Large' },
      fields: ['a', 'b', 'c'].map((key) => ({ key, type: 'longText' })),
    });
    const text = 'x'.repeat(19_000);
    await owner.post(`${app}/data/large`, { a: text, b: text, c: text });
    await server.services.database.tenant(companyId, (trx) =>
      sql`insert into document (company_id, collection_id, id, data, created_by, updated_by, bytes)
        select company_id, collection_id, id + n, data, created_by, updated_by, bytes
        from document, generate_series(1, ${sql.lit(MANY - 1)}) n`.execute(trx),
    );
  });

  /** A new member who may read the documents. */
  async function newReader(name: string): Promise<Person> {
    const reader = await addMember(server, name, 'globex');
    await giveRole(name, ['keeper']);
    return reader;
  }

  /** Opens the file, and reads nothing of it. */
  async function open(reader: Person): Promise<IncomingMessage> {
    const cookie = [...reader.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = get(`${reader.base}${app}/data/large/export`, { headers: { cookie } });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    return answer;
  }

  /** How many documents of a file come, and whether it breaks off. */
  async function readOn(answer: IncomingMessage): Promise<{ lines: number; isBroken: boolean }> {
    let lines = 0;
    try {
      for await (const piece of answer) lines += piece.toString().split('\r\n').length - 1;
      return { lines, isBroken: false };
    } catch {
      return { lines, isBroken: true };
    }
  }

  // Each test waits for a second, so they wait together.
  it.concurrent('gives the whole file to a reader whose rights stay', async () => {
    const answer = await open(await newReader('stays'));
    await wait(1100);
    expect(await readOn(answer)).toEqual({ lines: MANY + 1, isBroken: false });
  });

  it.concurrent.each<[string, string, (reader: Person, name: string) => Promise<unknown>]>([
    ['the role in the app', 'no-role', (_, name) => giveRole(name, [])],
    ['the session', 'no-session', (reader) => reader.post('/logout')],
    [
      'the company',
      'no-company',
      (_, name) => endMembership(server.services.database, { companyId, accountId: idOf(name) }),
    ],
  ])('ends the file of a reader who has lost %s', async (_, name, lose) => {
    const reader = await newReader(name);
    const answer = await open(reader);
    await lose(reader, name);
    await wait(1100);
    const { lines, isBroken } = await readOn(answer);
    expect([lines < MANY, isBroken]).toEqual([true, true]);
  });
});
