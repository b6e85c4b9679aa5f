import { beforeAll, expect, it } from 'vitest';
import { auditOf } from '../../../tests/support/audit.ts';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { createAudit } from '../../kernel/audit-log/index.ts';
import type { Audit } from '../../kernel/audit-log/service.ts';
import type { Database } from '../../kernel/database/index.ts';
import type { Services } from '../../kernel/services/service-base.ts';

onOneEngine((engine) => {
  let database: Database;
  let audit: Audit;

  beforeAll(async () => {
    database = await engine.open();
    audit = createAudit({ database, now: () => new Date('2030-01-01T00:00:00Z') });
  });

  it('keeps each line with the company it concerns, out of sight of others', async () => {
    await audit.record({ action: 'login.failed', address: '192.0.2.1' });
    await audit.record({
      companyId: 5,
      action: 'screen.publish',
      actor: { id: 9, name: 'Ann' },
      target: 'home/companies',
      detail: { version: 2 },
    });
    const services = { database } as Services;
    expect(await auditOf(services)).toEqual([
      { action: 'login.failed', actor_id: null, actor_name: '', target: '', address: '192.0.2.1', detail: {} },
    ]);
    expect(await auditOf(services, 5)).toEqual([
      {
        action: 'screen.publish',
        actor_id: 9,
        actor_name: 'Ann',
        target: 'home/companies',
        address: '',
        detail: { version: 2 },
      },
    ]);
    const seen = await database.tenant(6, (transaction) => transaction.selectFrom('audit').selectAll().execute());
    expect(seen).toEqual([]);
  });
});
