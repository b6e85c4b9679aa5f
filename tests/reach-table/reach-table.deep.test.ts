import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { type Frame, HOST_FRAME } from '../../src/reach/frame.ts';
import { operations, screens } from '../../src/types/generated/reach.ts';
import { onPglite } from '../support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../support/demo-platform.ts';
import { fromScript, namedBy, pageKeyOf } from '../support/page-person.ts';
import type { Person } from '../support/person.ts';
import { type Caller, callers, expected, type TestedCall, type Viewer, viewers } from './expected.ts';

const page = { type: 'page', title: 'i18n:home.title', body: 'x' };
const globex = '/api/company/globex';
const id = 'own/page';
/** Everybody may open it. */
const open = 'account/standalone';
const refusals = ['out-of-reach', 'page-unnamed', 'cross-site'] as const;
const accounts: Record<Exclude<Viewer, 'anonymous'>, string> = {
  member: 'member',
  owner: 'owner@example.com',
  'super-admin': 'admin@example.com',
};

const filled = (path: string) => path.replace(':companyKey', 'globex').replace(/:\w+/g, '1');

/** Every call; one that serves several levels at each of them. */
const calls: TestedCall[] = operations.flatMap((row) => {
  const { method, reach, navigates = false } = row;
  const at = (level: TestedCall['level'], prefix: string): TestedCall => ({
    ...{ id: row.id, method, reach, navigates, level },
    path: prefix + filled(row.path),
  });
  return row.scoped
    ? [at('platform', '/api'), at('company', globex), at('app', `${globex}/app/crm`)]
    : [at('none', '')];
});

/** The constants that a page of the tenant is allowed; the pins themselves are tested beside the hook. */
function bodyOf({ id: operation }: TestedCall): Record<string, string> {
  const maker = Object.values(screens).find((made) => made[operation]);
  const entries = Object.entries(screens['account/login']?.[operation] ?? maker?.[operation] ?? {}).map(
    ([member, values]) => [member, values.find((value) => value !== null && value !== '*')],
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

onPglite((engine) => {
  let server: DemoPlatform;
  let texts: Set<string>;
  const people = {} as Record<Viewer, Person>;
  const keys = {} as Record<Viewer, string>;
  const frames = {} as Record<Exclude<Caller, 'unnamed' | 'share'>, Frame>;

  async function publish(person: Person, prefix: string, screen = id): Promise<number> {
    const { json } = await person.post<{ version: number }>(`${prefix}/screen/${screen}/publish`, { schema: page });
    return json.data.version;
  }

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    const { texts: all } = server.services;
    texts = new Set(refusals.map((code) => all.text('en-US', `api.${code}`)));
    people.anonymous = server.visitor();
    for (const [viewer, account] of Object.entries(accounts)) people[viewer as Viewer] = await server.person(account);
    for (const viewer of viewers) keys[viewer] = await pageKeyOf(people[viewer]);
    const admin = people['super-admin'];
    const { owner } = people;
    const scope = { company: 'globex' };
    const own = { screen: id, layer: 'company', scope } as const;
    await owner.post(`${globex}/screen/company/desk/draft`, { schema: page });
    Object.assign(frames, {
      'built-in': HOST_FRAME,
      platform: { screen: open, layer: 'platform', version: await publish(admin, '/api', open), scope: {} },
      'own company': { ...own, version: await publish(owner, globex) },
      'foreign company': { ...own, version: await publish(admin, '/api/company/acme'), scope: { company: 'acme' } },
      app: {
        ...{ screen: id, layer: 'app', scope: { ...scope, app: 'crm' } },
        version: await publish(owner, `${globex}/app/crm`),
      },
      draft: { ...own, screen: 'company/desk', version: 0 },
    });
  });

  function headersOf(caller: Caller, viewer: Viewer): Record<string, string> {
    if (caller === 'unnamed') return { ...fromScript, 'x-requested-with': 'pagewright' };
    // The sandbox of a shared page has no origin: it gets no key and no cookie.
    if (caller === 'share') return { ...fromScript, 'sec-fetch-site': 'cross-site', origin: 'null' };
    return namedBy(keys[viewer], frames[caller]);
  }

  /** Whether a call gets past the rule. A query that no contract has stops it before it does anything. */
  async function isAllowed(call: TestedCall, caller: Caller, viewer: Viewer): Promise<boolean> {
    const { method } = call;
    const hasBody = method !== 'GET' && method !== 'DELETE';
    const pins = new URLSearchParams(bodyOf(call));
    const isInQuery = call.id === 'upload';
    const person = caller === 'share' ? server.visitor() : people[viewer];
    const answer = await person.send(`${call.path}?${isInQuery ? `${pins}&` : ''}reach=1`, {
      method,
      headers: {
        accept: 'application/json',
        ...headersOf(caller, viewer),
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
      },
      ...(hasBody ? { body: JSON.stringify(isInQuery ? {} : bodyOf(call)) } : {}),
    });
    // Without a session and without a name, 401 says both: whether the rule lets the call past makes no difference then.
    if (answer.status === 401 && (caller === 'unnamed' || caller === 'share')) return expected(call, caller, viewer);
    return !(answer.status === 403 && texts.has(answer.json?.msg));
  }

  it('every call is allowed or refused as the rule says, for every page and viewer', async () => {
    const lines: string[] = [];
    const wrong: string[] = [];
    for (const call of calls) {
      const cells = await Promise.all(
        callers.map(async (caller) => {
          const allowed: Viewer[] = [];
          for (const viewer of viewers) {
            const isOk = await isAllowed(call, caller, viewer);
            if (isOk) allowed.push(viewer);
            if (isOk !== expected(call, caller, viewer))
              wrong.push(`${call.method} ${call.path} from ${caller} as ${viewer}: ${isOk ? 'allowed' : 'refused'}`);
          }
          return allowed.length === viewers.length ? 'all' : allowed.join(', ') || '–';
        }),
      );
      lines.push(`| ${call.method} ${call.path} | ${call.reach} | ${cells.join(' | ')} |`);
    }
    expect(wrong).toEqual([]);
    const head = `# Calls and the pages that may make them

Written by \`tests/reach-table/reach-table.deep.test.ts\`, which runs every cell over a real socket; \`npm test -- deep tests/reach-table
--project server -u\` writes it anew. A cell names the viewers for whom the page's call gets past the rule of reach: what the
person may do is asked after that. The called level is the company globex and its app crm; the pages are overrides of
\`${id}\` (draft: of \`company/desk\`), and globex's of \`account/login\`. Unnamed: a script of a browser that names no page.

| call | reach | ${callers.join(' | ')} |
| --- | --- | ${callers.map(() => '---').join(' | ')} |
`;
    await expect(`${head}${lines.join('\n')}\n`).toMatchFileSnapshot(join(import.meta.dirname, '../reach-table.md'));
  }, 120_000);
});
