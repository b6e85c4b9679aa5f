import sharp from 'sharp';
import { beforeAll, expect, it, vi } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import type { Person } from '../../../tests/support/person.ts';
import { startWorldly, type Worldly } from '../../../tests/support/providers/platform.ts';
import { signInBy } from '../../../tests/support/providers/walk.ts';

/** Noise of almost as many pixels as are taken is the slowest picture to write anew. */
const slowPicture = (side = 4900) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#000',
    },
  })
    .jpeg({ quality: 30 })
    .toBuffer();

const smallPicture = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#36c' } })
    .png()
    .toBuffer();

onOneEngine((engine) => {
  let worldly: Worldly;

  beforeAll(async () => {
    worldly = await startWorldly(engine);
  });

  it('takes a picture of somebody else, and answers all the rest, while one account floods the decoder', async () => {
    const { platform } = worldly;
    const [attacker, other] = await Promise.all([platform.person('member'), platform.person('owner')]);
    const slow = await slowPicture();
    let isOver = false;
    const upload = () => attacker.upload('/api/upload?purpose=avatar', slow);
    const first = Array.from({ length: 8 }, upload);
    const flood = first.map(async (one) => {
      let answer = await one;
      while (!isOver) answer = await upload();
      return answer.status;
    });
    const turnedAway = await Promise.any(
      first.map(async (answer) => {
        expect((await answer).status).toBe(429);
        return answer;
      }),
    );
    expect(Number(turnedAway.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(turnedAway.json.msg).toBe('Several pictures are being read already. Please try again in a few seconds.');

    const { status, json } = await other.upload('/api/upload', await smallPicture());
    expect(status).toBe(200);
    expect((await other.get(json.data.url)).status).toBe(200);
    expect((await other.get('/api/user/info')).status).toBe(200);
    isOver = true;

    const statuses = await Promise.all([...first.map(async (answer) => (await answer).status), ...flood]);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });

  /** Signs somebody new in at the provider of acme. */
  async function newcomer(number: number): Promise<Person> {
    const username = `crowd${number}`;
    const person = { id: username, username, name: username, email: `${username}@corp.example` };
    Object.assign(worldly.world, { person });
    const visitor = worldly.platform.visitor();
    expect((await signInBy(visitor, 'third-company', '?company=acme')).status).toBe(302);
    return visitor;
  }

  it("lets all accounts of one company's provider take turns together, so that they are refused, and nobody else", async () => {
    const admin = await worldly.platform.person('admin');
    const crowd: Person[] = [];
    for (let number = 0; number < 9; number += 1) crowd.push(await newcomer(number));
    const [slow, small] = await Promise.all([slowPicture(2400), smallPicture()]);
    const reencode = vi.spyOn(worldly.platform.services.pictures, 'reencode');
    const flood = [...crowd, ...crowd, ...crowd].map((person) => person.upload('/api/upload?purpose=avatar', slow));
    await Promise.any(flood.map(async (answer) => expect((await answer).status).toBe(429)));
    expect((await admin.upload('/api/upload', small)).status).toBe(200);
    await Promise.all(flood);
    const turns = reencode.mock.calls.map(([owner]) => owner);
    expect(new Set(turns).size).toBe(2);
    expect(turns).toHaveLength(flood.length + 1);
  });
});
