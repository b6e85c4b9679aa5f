import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Level } from './level.ts';

/** How long a preview link works, in milliseconds: a day. */
const lifetime = 24 * 60 * 60 * 1000;

/** What a preview link shows: the draft of one screen at one level. */
export interface Preview extends Level {
  id: string;
}

function sign(payload: string, key: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64')).update(`screen-preview\n${payload}`).digest('base64url');
}

/** Makes the token of a preview link. Nobody without the platform's key can make or change one. */
export function createPreviewToken(key: string, { companyId, appId, id }: Preview, now: Date): string {
  const payload = Buffer.from(JSON.stringify([companyId, appId, id, now.getTime() + lifetime])).toString('base64url');
  return `${payload}.${sign(payload, key)}`;
}

/** What a token shows; null when it is not ours or has expired. */
export function readPreviewToken(key: string, token: string, now: Date): Preview | null {
  const [payload = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(payload, key));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [companyId, appId, id, expires] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
    number,
    number,
    string,
    number,
  ];
  return expires > now.getTime() ? { companyId, appId, id } : null;
}
