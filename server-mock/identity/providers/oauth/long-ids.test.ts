import { beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../../tests/support/databases.ts';
import { somebodyNew, startWorldly, type Worldly } from '../../../../tests/support/providers/platform.ts';
import { signInBy } from '../../../../tests/support/providers/walk.ts';
import { textAt } from '../fields.ts';

onOneEngine((engine) => {
  let worldly: Worldly;
  beforeAll(async () => {
    worldly = await startWorldly(engine);
  });
  somebodyNew(() => worldly.world);

  it('keeps apart two people whose ids are neighbours beyond 2^53', async () => {
    const { world, platform } = worldly;
    const come = async (digits: string, email: string) => {
      world.person = { ...world.person, email, digits };
      const person = platform.visitor();
      expect((await signInBy(person, 'oauth', '?redirect=/i')).headers.get('location')).toBe('/i');
      return (await person.get('/api/user/info')).json.data['email'];
    };
    await come('948493988897554433', 'one@corp.example');
    await come('948493988897554434', 'two@corp.example');
    expect(await come('948493988897554433', 'changed@corp.example')).toBe('one@corp.example');
    const rows = await platform.services.database.query.selectFrom('identity').select('subject').execute();
    expect(rows.map(({ subject }) => subject).sort()).toEqual(['948493988897554433', '948493988897554434']);
  });
});

it('takes a number that is not exact for no id', () => {
  expect(textAt({ id: 1e20 }, 'id')).toBe('');
});
