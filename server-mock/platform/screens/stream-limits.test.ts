import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { EventReader } from '../../../tests/support/event-reader.ts';
import type { Person } from '../../../tests/support/person.ts';
import { startServer, type TestServer } from '../../../tests/support/server.ts';
import { openingRules } from './stream-openings.ts';
import { streamLimits } from './stream-places.ts';

onOneEngine((engine) => {
  const sockets: Socket[] = [];
  let server: TestServer;
  beforeAll(async () => {
    const environment = { PAGEWRIGHT_TRUST_PROXY: 'true' };
    server = await startServer({ storage: await engine.storage(), environment });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await server.stop();
  });

  /** Asks for a stream; answers the status once the server has said it. An open stream stays open. */
  function ask(address: string, person?: Person): Promise<number> {
    const cookie = [...(person?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = connect(Number(new URL(server.base).port), '127.0.0.1');
    sockets.push(socket);
    socket.write(
      `GET /api/screen-events HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\nCookie: ${cookie}\r\n\r\n`,
    );
    return new Promise((resolve, reject) => {
      socket.once('data', (data) => resolve(Number(String(data).split(' ')[1])));
      socket.once('error', reject);
    });
  }

  async function askOften(times: number, address: (index: number) => string, person?: Person): Promise<number[]> {
    const answers: number[] = [];
    for (let index = 0; index < times; index += 1) answers.push(await ask(address(index), person));
    return answers;
  }

  it('opens a bounded number of streams for one network of strangers, IPv6 by its /64, and still some for others', async () => {
    const { perNetwork } = streamLimits;
    const answers = await askOften(perNetwork + 3, (index) => `2001:db8:1:2::${index.toString(16)}`);
    expect(answers.filter((status) => status === 200)).toHaveLength(perNetwork);
    expect(answers.slice(-3)).toEqual([503, 503, 503]);
    expect(await ask('2001:db8:1:3::1')).toBe(200);
    expect(await ask('2001:db8:1:2::1', await server.person('member'))).toBe(200);
  });

  it('opens a bounded number for one account, whatever its addresses', async () => {
    const person = await server.person('owner@example.com');
    const answers = await askOften(streamLimits.perAccount + 2, (index) => `192.0.2.${index}`, person);
    expect(answers.filter((status) => status === 200)).toHaveLength(streamLimits.perAccount);
    expect(answers.slice(-2)).toEqual([503, 503]);
    expect(await ask('192.0.2.1')).toBe(200);
  });

  it('gives a place back when its browser leaves', async () => {
    expect(await ask('2001:db8:1:2::1')).toBe(503);
    const [first] = sockets;
    first!.destroy();
    let status = 503;
    while (status === 503) status = await ask('2001:db8:1:2::1');
    expect(status).toBe(200);
  });

  it('opens a bounded number in a minute for one network, however short each is', async () => {
    const { limit } = openingRules.network;
    for (let index = 0; index < limit; index += 1) {
      expect(await ask('198.51.100.7')).toBe(200);
      sockets.at(-1)!.destroy();
    }
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const refused = await server.visitor().get('/api/screen-events', headers);
    expect([refused.status, refused.json.status]).toEqual([429, expect.any(Number)]);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await ask('198.51.100.8')).toBe(200);
  });

  it('makes the present state once for all who bring a cursor that is not known', async () => {
    const { screens } = server.services;
    const look = vi.spyOn(screens, 'builtin');
    const told: string[] = [];
    for (const _ of [1, 2, 3]) {
      const address = `${server.base}/api/screen-events?lastEventId=0`;
      const reader = await EventReader.open(address, { 'x-forwarded-for': '198.51.100.9' });
      await reader.until(({ event }) => event === 'routes');
      told.push(JSON.stringify(reader.received));
      reader.close();
    }
    expect(told[0]).toContain('account/login');
    expect(new Set(told).size).toBe(1);
    expect(look).toHaveBeenCalledTimes(1);
  });
});
