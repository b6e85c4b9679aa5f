import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { Access } from '../../src/types/start.ts';
import { contracts } from '../contracts/contract-files.ts';
import { addMember } from '../support/add-member.ts';
import { onOneEngine } from '../support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../support/demo-platform.ts';
import type { Person } from '../support/person.ts';
import { type Caller, expected, type Place, people, places } from './expected.ts';

const company = '/api/company/globex';
const base: Record<Place, string> = {
  company,
  app: `${company}/app/open`,
  'closed app': `${company}/app/closed`,
};

interface TestedCall {
  method: string;
  access: Access;
  /** The path below the place that the call addresses. */
  path: string;
  places: readonly Place[];
}

/** The calls that name a company. One that serves several levels is asked at the company and at its apps. */
const calls: TestedCall[] = contracts.flatMap(({ contract }) =>
  contract.operations.flatMap(({ method, path, access, scoped }) => {
    const [, isApp, rest] = /^\/api\/company\/:companyKey(\/app\/:appKey)?(.*)$/.exec(path) ?? [];
    if (!scoped && rest === undefined) return [];
    const at = scoped ? places : isApp ? places.slice(1) : places.slice(0, 1);
    return [{ method, access: access as Access, path: (rest ?? path).replace(/:\w+/g, '1'), places: at }];
  }),
);

onOneEngine((engine) => {
  let server: DemoPlatform;
  const persons = {} as Record<Caller, Person>;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    const owner = await server.person('owner@example.com');
    const add = (name: string, role?: 'admin') => addMember(server, name, 'globex', role);
    Object.assign(persons, {
      ...{ anonymous: server.visitor(), owner, 'super-admin': await server.person('admin@example.com') },
      ...{ member: await add('plain'), user: await add('user'), designer: await add('designer') },
      ...{ admin: await add('second', 'admin'), 'other company': await addMember(server, 'other', 'acme', 'owner') },
    } satisfies Record<Caller, Person>);
    for (const key of ['open', 'closed']) await owner.post(`${company}/app`, { name: key, key });
    await owner.post(base['closed app'], { openTo: 'roles' });
    const give = async (place: Place, level: 'user' | 'designer') => {
      const { id } = (await persons[level].get<{ id: number }>('/api/user/info')).json.data;
      await owner.post(`${base[place]}/member/${id}`, { level, roles: [] });
    };
    await give('app', 'designer');
    await give('closed app', 'user');
  });

  /** Makes a call with a query that no contract has, so that it ends behind the check of rights and before it does anything. */
  const make = ({ method, path }: TestedCall, at: string, caller: Caller) =>
    persons[caller].send(`${at}${path}?tenancy=1`, {
      method,
      headers: { accept: 'application/json', ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
      ...(method === 'POST' ? { body: '{}' } : {}),
    });

  it('lets those alone make a call whose role allows it, in each app and company', { timeout: 240_000 }, async () => {
    const lines: string[] = [];
    const wrong: string[] = [];
    for (const call of calls) {
      for (const place of call.places) {
        const answers = await Promise.all(people.map((caller) => make(call, base[place], caller)));
        const cells = people.map((caller, at) => {
          const { status } = answers[at]!;
          const isAllowed = status !== 401 && status !== 403;
          const name = `${call.method} ${call.path} at ${place} as ${caller}: ${status}`;
          if (isAllowed !== expected(call.access, place, caller)) wrong.push(name);
          return isAllowed ? 'yes' : '–';
        });
        lines.push(`| ${call.method} ${call.path || '/'} | ${place} | ${call.access} | ${cells.join(' | ')} |`);
      }
    }
    expect(wrong).toEqual([]);
    const head = `# Calls at a company and the people who may make them

Written by \`tests/tenancy-table/tenancy-table.test.ts\`, which makes every call as every person over a real socket;
\`npx vitest run tests/tenancy-table --project server -u\` writes it anew. All calls are to the company globex. The columns \`designer\` and
\`user\` are members with this role in one app: the designer in \`app\`, which is open to all members, the user in \`closed app\`, which is open to
people with a role in it. Collections have rights of their own besides ([docs/data.md](../docs/data.md)).

| call | at | access | ${people.join(' | ')} |
| --- | --- | --- | ${people.map(() => '---').join(' | ')} |
`;
    await expect(`${head}${lines.join('\n')}\n`).toMatchFileSnapshot(join(import.meta.dirname, '../tenancy-table.md'));
  });

  it('answers for what somebody may not do as for what does not exist', { timeout: 240_000 }, async () => {
    const different: string[] = [];
    const same = async (call: TestedCall, caller: Caller, one: string, other: string) => {
      const [seen, missing] = await Promise.all([make(call, one, caller), make(call, other, caller)]);
      const isRefused = seen.status === 401 || seen.status === 403;
      if (isRefused && (seen.status !== missing.status || seen.text !== missing.text)) {
        different.push(`${call.method} ${one}${call.path} as ${caller}: ${seen.status}, ${missing.status}`);
      }
    };
    for (const call of calls.filter(({ access }) => access !== 'anonymous')) {
      const compare = async (caller: Caller) => {
        const ofApps = call.places.includes('app');
        if (ofApps) await same(call, caller, base['closed app'], `${company}/app/none`);
        if (ofApps) await same(call, caller, '/api/company/acme/app/crm', '/api/company/none/app/crm');
        if (call.places.includes('company')) await same(call, caller, '/api/company/globex', '/api/company/none');
      };
      await Promise.all((['anonymous', 'other company', 'super-admin', 'member', 'designer'] as const).map(compare));
    }
    expect(different).toEqual([]);
  });
});
