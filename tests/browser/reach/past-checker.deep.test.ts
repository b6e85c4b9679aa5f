import { errors, type Request } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setMembership } from '../../../server-mock/identity/companies/index.ts';
import { demoId } from '../../../server-mock/operations/demo/data.ts';
import type { Frame } from '../../../src/reach/frame.ts';
import { closeChromium } from '../../support/browser.ts';
import { onOneEngine } from '../../support/databases.ts';
import type { DemoPlatform } from '../../support/demo-platform.ts';
import { fromScript, namedBy, pageKeyOf } from '../../support/page-person.ts';
import type { Person } from '../../support/person.ts';
import { startPlatform } from '../screens/platform.ts';
import { attackGroups, drawnMark, lonelyAttacks, togetherOf } from './attack-groups.ts';
import { type Attack, store, type Target, withoutChecker } from './stored-attacks.ts';
import { createVictim, withOwnCall } from './victim.ts';

const MEMBER = 'member@example.com';
const SUPER_ADMIN = 'admin@example.com';

/** What the super-admin is shown too: pages that act by themselves, with their reader's rights. */
const ACT = /^(?:[ACDE]\d of the note|actions|the calls)/;

const readersOf = ({ name, on }: Attack): (string | undefined)[] => {
  if (on === 'account/login') return [undefined];
  return ACT.test(name) ? [MEMBER, SUPER_ADMIN] : [MEMBER];
};

/** Whether all came true before a locator's time was over. Throws every other failure. */
async function inTime(all: readonly Promise<unknown>[]): Promise<boolean> {
  const failed = (await Promise.allSettled(all)).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  const other = failed.find((reason) => !(reason instanceof errors.TimeoutError));
  if (other) throw other;
  return failed.length === 0;
}

const titleOf = ({ on, name }: { on: Target; name: string }, reader?: string) =>
  `${on} for ${reader ?? 'a visitor'}: ${name}`;

const lonely = lonelyAttacks.flatMap((attack) =>
  readersOf(attack).map((reader) => [titleOf(attack, reader), reader, attack] as const),
);

const groups = attackGroups.flatMap((group) =>
  readersOf(group.members[0]!).map((reader) => [titleOf(group, reader), reader, group] as const),
);

onOneEngine((engine) => {
  let platform: DemoPlatform;
  const victims = new Map<string | undefined, Awaited<ReturnType<typeof createVictim>>>();
  beforeAll(async () => {
    platform = await startPlatform(engine);
    const { services } = platform;
    // The super-admin reads the pages of companies that he belongs to, and of no others.
    const companyId = (await services.companies.findByKey('globex'))!.id;
    await setMembership(services.database, { companyId, accountId: demoId(SUPER_ADMIN), role: 'member' });
    withoutChecker(services);
    for (const reader of [undefined, MEMBER, SUPER_ADMIN]) victims.set(reader, await createVictim(platform, reader));
  });
  afterAll(closeChromium);

  let version = 100;
  /** Puts a page into force that no checker has seen. */
  async function inForce(screen: Target, page: object): Promise<Frame> {
    version += 1;
    await store(platform.services, screen, version, page);
    return { layer: 'company', screen, version, scope: { company: 'globex' } };
  }

  describe('the host alone holds', () => {
    async function isMet(attack: Attack, reader: string | undefined): Promise<void> {
      await inForce(attack.on, withOwnCall(attack));
      await victims.get(reader)!.meets(attack);
    }

    it.each(lonely)('%s', (_, reader, attack) => isMet(attack, reader));

    describe.each(groups)('%s', (_, reader, group) => {
      let held = false;

      // A page that takes too long on a busy machine gives way to the next layer. Then each attack has a page of its own.
      it('all on one page, or each on its own', async () => {
        const { page } = victims.get(reader)!;
        const shown = group.on === 'company/desk' ? page.frameLocator('iframe[src$="/tenant-page"]') : page;
        const reports: (string | null)[] = [];
        const note = (request: Request) => /\/failure$/.test(request.url()) && reports.push(request.postData());
        page.on('request', note);
        const drawn = group.members.map((member) =>
          shown.locator('#root').getByText(drawnMark(member)).waitFor({ state: 'attached' }),
        );
        held = await inTime([isMet(togetherOf(group), reader), ...drawn]);
        page.off('request', note);
        expect(reports).toEqual([]);
      });

      // Each alone says which of them it was.
      it.each(group.members.map((attack) => [attack.name, attack] as const))('%s', async (_, attack) => {
        if (!held) await isMet(attack, reader);
      });
    });
  });

  describe('the server alone refuses', () => {
    const status = async (person: Person, key: string, frame: Frame, path: string, body?: object) =>
      (await (body ? person.post(path, body, namedBy(key, frame)) : person.get(path, namedBy(key, frame)))).status;

    it('to sign a visitor in, or to send mail for one, whatever the page in force sends', async () => {
      const frame = await inForce('account/login', { type: 'page', body: 'x' });
      const visitor = platform.visitor();
      const key = await pageKeyOf(visitor, '/login?company=globex');
      const before = [...visitor.cookies];
      const ask = (path: string, body?: object) => status(visitor, key, frame, path, body);
      expect(await ask('/passwordDesc')).toBe(200);
      const owner = { email: 'owner@example.com', token: 'Demo123!' };
      expect(await ask('/auth/phone?method=password', owner)).toBe(403);
      expect(await ask('/login', owner)).toBe(403);
      expect(await ask('/verifyEmail', { email: 'pg42@evil.example', purpose: 'login' })).toBe(403);
      expect([...visitor.cookies]).toEqual(before);
    });

    it.each([MEMBER, SUPER_ADMIN])("to act with %s's rights", async (account) => {
      const frame = await inForce('company/desk', { type: 'page', body: 'x' });
      const reader = await platform.person(account);
      const key = await pageKeyOf(reader, '/company/globex');
      const ask = (path: string, body?: object) => status(reader, key, frame, path, body);
      expect(await ask('/api/company/globex/screen/docs/empty')).toBe(200);
      for (const path of ['/api/user/info', '/api/user/preferences', '/verifyEmail', '/api/screen/docs/empty/publish'])
        expect(await ask(path, { email: 'a@b.c', purpose: 'profile' }), path).toBe(403);
      for (const path of ['/api/user/info', '/api/admin/audit']) expect(await ask(path), path).toBe(403);
      const picture = { ...fromScript, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
      expect((await reader.get('/api/user/info', picture)).status).toBe(403);
    });
  });
});
