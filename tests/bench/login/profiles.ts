import type { CDPSession } from 'playwright';

/** How a network and a processor are slowed down for a measurement. */
export interface Profile {
  name: 'plain' | 'slow';
  /** Round trip in ms. */
  latency: number;
  /** Bytes per second; -1 means not limited. */
  download: number;
  upload: number;
  /** How many times slower the processor is. */
  cpu: number;
}

const MBIT = 1_000_000 / 8;

export const profiles: Profile[] = [
  { name: 'plain', latency: 0, download: -1, upload: -1, cpu: 1 },
  { name: 'slow', latency: 150, download: 1.6 * MBIT, upload: 0.75 * MBIT, cpu: 4 },
];

/** Slows a page down from here on. */
export async function slowDown(session: CDPSession, profile: Profile): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.download,
    uploadThroughput: profile.upload,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
}
