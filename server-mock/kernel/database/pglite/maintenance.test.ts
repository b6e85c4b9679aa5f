import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { onPglite, silentLog } from '../../../../tests/support/databases.ts';
import { asOwner, type Engine } from '../engine.ts';
import { openPgliteEngine } from './engine.ts';
import { Maintenance, schedule } from './maintenance.ts';

onPglite((fixture) => {
  let engine: Engine;
  let maintenance: Maintenance;

  beforeAll(async () => {
    engine = await openPgliteEngine({ ...(await fixture.storage()), log: silentLog, statementTimeout: 30_000 });
    await owner(
      'create table bloat (id int primary key, n int not null, filler text); insert into bloat values (1, 0)',
    );
  });
  afterAll(() => engine.close());
  beforeEach(async () => {
    maintenance = new Maintenance(engine, silentLog);
    await owner('checkpoint');
    return () => maintenance.stop();
  });

  const owner = (script: string) => asOwner(engine, (session) => session.script(script));
  const number = async (query: string) => Number((await owner(`select (${query})::bigint as n`)).rows[0]?.['n']);
  const checkpoints = () => number("select checkpoint_lsn - '0/0' from pg_control_checkpoint()");
  const size = () => number("pg_relation_size('bloat')");
  const churn = (times: number) =>
    owner(
      Array.from({ length: times }, () => `update bloat set n = n + 1, filler = repeat('x', 1000)`).join(';commit;'),
    );

  it('keeps a much updated row from growing its table', async () => {
    await churn(400);
    await maintenance.run();
    const grown = await size();
    for (let round = 0; round < 5; round += 1) {
      await churn(400);
      await maintenance.run();
    }
    expect(await size()).toBeLessThanOrEqual(2 * grown);
    expect(await number("select n_dead_tup from pg_stat_user_tables where relname = 'bloat'")).toBe(0);
  });

  it('leaves a quiet database alone', async () => {
    await maintenance.run();
    const before = await checkpoints();
    await maintenance.run();
    expect(await checkpoints()).toBe(before);
  });

  it('checkpoints when much was written', async () => {
    await maintenance.run();
    const before = await checkpoints();
    await owner('create table heap as select repeat(md5(i::text), 60) as t from generate_series(1, 12000) i');
    await maintenance.run();
    expect(await checkpoints()).toBeGreaterThan(before);
  });

  it('checkpoints the little that was written, after a while', async () => {
    await maintenance.run();
    await owner('insert into heap select repeat(md5(i::text), 60) from generate_series(1, 100) i');
    const before = await checkpoints();
    await maintenance.run();
    expect(await checkpoints()).toBe(before);
    const later = Date.now() + schedule.checkpointAfter;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await maintenance.run();
    vi.restoreAllMocks();
    expect(await checkpoints()).toBeGreaterThan(before);
  });
});
