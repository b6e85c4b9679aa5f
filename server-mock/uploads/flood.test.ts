import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { onPglite } from '../../tests/support/databases.ts';
import { type DemoPlatform, startDemoPlatform } from '../../tests/support/demo-platform.ts';

/** Noise of almost as many pixels as are taken: the slowest picture to write anew. */
const slowPicture = () =>
  sharp({
    create: {
      width: 4900,
      height: 4900,
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

onPglite((engine) => {
  let platform: DemoPlatform;

  beforeAll(async () => {
    platform = await startDemoPlatform(engine);
  });

  it('takes a picture of somebody else, and answers all the rest, while one account floods the decoder', async () => {
    const [attacker, other] = await Promise.all([platform.person('member'), platform.person('owner')]);
    const slow = await slowPicture();
    let pending = 8;
    const upload = async () => {
      const answer = await attacker.upload('/api/upload?purpose=avatar', slow);
      pending -= 1;
      return answer;
    };
    const flood = Array.from({ length: pending }, upload);
    const turnedAway = await Promise.any(
      flood.map(async (answer) => {
        expect((await answer).status).toBe(429);
        return answer;
      }),
    );
    expect(Number(turnedAway.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(turnedAway.json.msg).toBe(
      'Several of your pictures are being read already. Please try again in a few seconds.',
    );

    const { status, json } = await other.upload('/api/upload', await smallPicture());
    expect(status).toBe(200);
    expect((await other.get(json.data.url)).status).toBe(200);
    expect((await other.get('/api/user/info')).status).toBe(200);
    expect(pending).toBeGreaterThan(0);

    const statuses = (await Promise.all(flood)).map((answer) => answer.status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });
});
