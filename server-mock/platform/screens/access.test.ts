import { beforeAll, describe, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../tests/support/demo-platform.ts';
import type { Person } from '../../../tests/support/person.ts';

/** Who: the platform's super-admin and owner of acme; the owner of globex; a plain member of both; nobody. */
const roles = ['admin', 'owner', 'member', 'nobody'] as const;
type RoleName = (typeof roles)[number];

const scopes = {
  platform: '/api',
  acme: '/api/company/acme',
  globex: '/api/company/globex',
  'acme app': '/api/company/acme/app/crm',
  'globex app': '/api/company/globex/app/crm',
  'unknown company': '/api/company/nowhere',
} as const;
type ScopeName = keyof typeof scopes;

/** Who may write at each level. */
const writers: Record<ScopeName, RoleName[]> = {
  platform: ['admin'],
  acme: ['admin'],
  globex: ['owner'],
  'acme app': ['admin'],
  'globex app': ['owner'],
  'unknown company': [],
};

/** Who may read a company's desk there. */
const readers: Record<ScopeName, RoleName[]> = {
  platform: ['admin', 'owner', 'member'],
  acme: ['admin', 'member'],
  globex: ['owner', 'member'],
  'acme app': ['admin', 'member'],
  'globex app': ['owner', 'member'],
  'unknown company': [],
};

const schema = { type: 'page', body: [] };
const id = 'company/desk';
/** Calls that need the right to write, in an order in which each succeeds. */
const calls: [name: string, call: (person: Person, scope: string) => ReturnType<Person['get']>][] = [
  ['list', (person, scope) => person.get(`${scope}/screen`)],
  ['validate', (person, scope) => person.post(`${scope}/screen/${id}/validate`, { schema })],
  ['save draft', (person, scope) => person.post(`${scope}/screen/${id}/draft`, { schema })],
  ['read draft', (person, scope) => person.get(`${scope}/screen/${id}/draft`)],
  ['publish', (person, scope) => person.post(`${scope}/screen/${id}/publish`, { schema })],
  ['versions', (person, scope) => person.get(`${scope}/screen/${id}/versions`)],
  ['diff', (person, scope) => person.get(`${scope}/screen/${id}/diff?from=1`)],
  ['rollback', (person, scope) => person.post(`${scope}/screen/${id}/rollback`, { version: 1 })],
  ['export', (person, scope) => person.get(`${scope}/screen/${id}/export`)],
  [
    'import',
    (person, scope) => person.post(`${scope}/screen/${id}/import`, { format: 'pagewright.screen', version: 1, schema }),
  ],
  ['remove', (person, scope) => person.send(`${scope}/screen/${id}`, { method: 'DELETE' })],
];

/** A company that both of them are outsiders of; another name that no company has. */
const hidden = { nobody: 'acme', owner: 'acme' } as const;

onOneEngine((engine) => {
  let server: DemoPlatform;
  let people: Record<RoleName, Person>;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    const [admin, owner, member] = await Promise.all(
      ['admin@example.com', 'owner@example.com', 'member'].map((account) => server.person(account)),
    );
    people = { admin: admin!, owner: owner!, member: member!, nobody: server.visitor() };
  });

  describe.each(Object.keys(scopes) as ScopeName[])('at %s', (scope) => {
    it.each(roles)('%s may do what the role allows and no more', async (role) => {
      const outcomes: Record<string, number> = {};
      for (const [name, call] of calls) outcomes[name] = (await call(people[role], scopes[scope])).status;
      const refusal = role === 'nobody' ? 401 : 403;
      const expected = writers[scope].includes(role) ? 200 : refusal;
      expect(outcomes).toEqual(Object.fromEntries(calls.map(([name]) => [name, expected])));
    });

    it.each(roles)('%s reads home where its pages show it', async (role) => {
      const { status } = await people[role].get(`${scopes[scope]}/screen/${id}`);
      const refused = role === 'nobody' ? 401 : 403;
      expect(status).toBe(readers[scope].includes(role) ? 200 : refused);
    });

    it.each(roles)('%s reads the login page', async (role) => {
      const { status } = await people[role].get(`${scopes[scope]}/screen/account/login`);
      expect(status).toBe(200);
    });
  });

  it.each(Object.entries(hidden) as [RoleName, string][])(
    '%s cannot tell %s from a key that no company has',
    async (role, key) => {
      const answers = (company: string) => {
        const scope = `/api/company/${company}`;
        const report = { layer: 'company', version: 1, report: 'x', code: 'type' };
        return Promise.all([
          ...[id, 'account/login', 'errors/not-found', 'no/such'].map((screen) =>
            people[role].get(`${scope}/screen/${screen}`),
          ),
          people[role].get(`${scope}/app/crm/screen/${id}`),
          people[role].get(`${scope}/screen/${id}?preview=x.y`),
          people[role].post(`${scope}/screen/${id}/failure`, report),
        ]);
      };
      const seen = (all: Awaited<ReturnType<typeof answers>>) => all.map(({ status, text }) => ({ status, text }));
      expect(seen(await answers(key))).toEqual(seen(await answers('nowhere')));
    },
  );
});
