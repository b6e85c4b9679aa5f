import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Layer } from '../../../src/types/start.ts';
import type { Level } from './level.ts';

/** Milliseconds in which the tokens of a version are the same. A token is good in its own period and in the one after. */
const period = 12 * 3600 * 1000;

/** What somebody was served. */
export interface ServedScreen {
  id: string;
  layer: Layer;
  version: number;
}

/** The number of the period that a moment belongs to; answers with a token are other answers in another period. */
export const reportPeriod = (now: Date): number => Math.floor(now.getTime() / period);

function sign(key: string, { companyId, appId }: Level, { id, layer, version }: ServedScreen, number: number): string {
  const text = ['screen-report', companyId, appId, id, layer, version, number].join('\n');
  return createHmac('sha256', Buffer.from(key, 'base64')).update(text).digest('base64url');
}

/** The token by which a browser shows that it was served this version of a screen at this level. The server stores nothing. */
export function createReportToken(key: string, level: Level, screen: ServedScreen, now: Date): string {
  return sign(key, level, screen, reportPeriod(now));
}

/** Whether a token was made for this screen at this level, not long ago. */
export function isReportToken(key: string, token: string, level: Level, screen: ServedScreen, now: Date): boolean {
  const given = Buffer.from(token);
  return [0, 1].some((ago) => {
    const expected = Buffer.from(sign(key, level, screen, reportPeriod(now) - ago));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
