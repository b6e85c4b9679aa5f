import { beforeAll } from 'vitest';
import { addMember } from '../support/add-member.ts';
import type { TestEngine } from '../support/databases.ts';
import { startDemoPlatform } from '../support/demo-platform.ts';
import type { Person } from '../support/person.ts';
import { calls, type TestedCall } from './calls.ts';
import { type Caller, expected, type Place, people } from './expected.ts';

const company = '/api/company/globex';
const base: Record<Place, string> = {
  company,
  app: `${company}/app/open`,
  'closed app': `${company}/app/closed`,
};

/** The company globex with its two apps, and people of every role who call it. To be called while tests are collected. */
export function useCallers(engine: TestEngine) {
  const persons = {} as Record<Caller, Person>;

  beforeAll(async () => {
    const server = await startDemoPlatform(engine);
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

  /** Has everybody make the calls at each place, and answers where somebody was let in or refused against the table. */
  async function wronglyAnswered(tested: TestedCall[]): Promise<string[]> {
    const wrong: string[] = [];
    for (const call of tested) {
      for (const place of call.places) {
        const answers = await Promise.all(people.map((caller) => make(call, base[place], caller)));
        for (const [at, { status }] of answers.entries()) {
          const caller = people[at]!;
          const isAllowed = status !== 401 && status !== 403;
          const name = `${call.method} ${call.path} at ${place} as ${caller}: ${status}`;
          if (isAllowed !== expected(call.access, place, caller)) wrong.push(name);
        }
      }
    }
    return wrong;
  }

  /** Answers which refusals tell a company or an app that there is from one that there is not. */
  async function tellingRefusals(tested: TestedCall[]): Promise<string[]> {
    const different: string[] = [];
    const same = async (call: TestedCall, caller: Caller, one: string, other: string) => {
      const [seen, missing] = await Promise.all([make(call, one, caller), make(call, other, caller)]);
      const isRefused = seen.status === 401 || seen.status === 403;
      if (isRefused && (seen.status !== missing.status || seen.text !== missing.text)) {
        different.push(`${call.method} ${one}${call.path} as ${caller}: ${seen.status}, ${missing.status}`);
      }
    };
    for (const call of tested.filter(({ access }) => access !== 'anonymous')) {
      const compare = async (caller: Caller) => {
        const ofApps = call.places.includes('app');
        if (ofApps) await same(call, caller, base['closed app'], `${company}/app/none`);
        if (ofApps) await same(call, caller, '/api/company/acme/app/crm', '/api/company/none/app/crm');
        if (call.places.includes('company')) await same(call, caller, '/api/company/globex', '/api/company/none');
      };
      await Promise.all((['anonymous', 'other company', 'super-admin', 'member', 'designer'] as const).map(compare));
    }
    return different;
  }

  return { wronglyAnswered, tellingRefusals };
}

/** The table of all calls, as `tenancy-table.md` has it. */
export function tableOfCalls(): string {
  const lines = calls.flatMap((call) =>
    call.places.map((place) => {
      const cells = people.map((caller) => (expected(call.access, place, caller) ? 'yes' : '–'));
      return `| ${call.method} ${call.path || '/'} | ${place} | ${call.access} | ${cells.join(' | ')} |`;
    }),
  );
  const head = `# Calls at a company and the people who may make them

Written by \`tests/tenancy-table/tenancy-table.test.ts\`; \`npx vitest run tests/tenancy-table --project server -u\` writes it anew. The test
makes a call of each kind as every person over a real socket; \`tenancy-table.deep.test.ts\` makes every call. All calls are to the company
globex. The columns \`designer\` and \`user\` are members with this role in one app: the designer in \`app\`, which is open to all members, the
user in \`closed app\`, which is open to people with a role in it. Collections have rights of their own besides ([docs/data.md](../docs/data.md)).

| call | at | access | ${people.join(' | ')} |
| --- | --- | --- | ${people.map(() => '---').join(' | ')} |
`;
  return `${head}${lines.join('\n')}\n`;
}
