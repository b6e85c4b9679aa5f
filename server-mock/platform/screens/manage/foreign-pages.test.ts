import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../../../tests/support/demo-platform.ts';
import type { Person } from '../../../../tests/support/person.ts';

const audit = 'admin/audit';
const reads = ['compare?from=builtin&to=below', 'compare?from=below&to=published', 'explain', 'merge', 'export'];

onOneEngine((engine) => {
  let server: DemoPlatform;
  let admin: Person;
  let owner: Person;

  beforeAll(async () => {
    server = await startDemoPlatform(engine);
    [admin, owner] = (await Promise.all(['admin@example.com', 'owner@example.com'].map(server.person))) as [
      Person,
      Person,
    ];
    await admin.post(`/api/screen/${audit}/publish`, { schema: { type: 'page', body: 'For administrators' } });
  });

  it.each(reads)('%s shows a company nothing of a page of the platform that it may not override', async (read) => {
    const { status, text } = await owner.get(`/api/company/globex/screen/${audit}/${read}`);
    expect(status).toBe(403);
    expect(text).not.toContain('For administrators');
  });

  it('shows the platform its own page', async () => {
    const { text } = await admin.get(`/api/screen/${audit}/compare?from=builtin&to=published`);
    expect(text).toContain('For administrators');
  });
});
