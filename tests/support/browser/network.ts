import type { Page } from 'playwright';

/** A slow connection: bytes per second in both directions, and how long every answer takes to begin, in ms. */
export interface Connection {
  down: number;
  up: number;
  latency: number;
}

/** A phone with a poor signal: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
export const slowPhone: Connection = { down: 200_000, up: 93_750, latency: 150 };

/** Slows a page's connection down. Answers how to make it fast again. */
export async function slowDown(page: Page, { down, up, latency }: Connection): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency, downloadThroughput: down, uploadThroughput: up };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', conditions);
  return async () => {
    const unlimited = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', unlimited);
  };
}
