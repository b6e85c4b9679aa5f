import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Level } from './level.ts';

/** How long a preview link works, in milliseconds: a day. */
const lifetime = 24 * 60 * 60 * 1000;

/** What a preview link shows: one state of one screen at one level. */
export interface Preview extends Level {
  id: string;
  /** `draft`, `published`, `below`, `builtin` or a version's number. */
  state: string;
}

function sign(payload: string, key: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64')).update(`screen-preview\n${payload}`).digest('base64url');
}

/** Makes the token of a preview link. Nobody without the platform's key can make or change one. */
export function createPreviewToken(key: string, preview: Preview, now: Date): string {
  const { companyId, appId, id, state } = preview;
  const content = [companyId, appId, id, now.getTime() + lifetime, state];
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${payload}.${sign(payload, key)}`;
}

/** What a token shows; null when it is not ours or has expired. */
export function readPreviewToken(key: string, token: string, now: Date): Preview | null {
  const [payload = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(payload, key));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [companyId, appId, id, expires, state = 'draft'] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
    number,
    number,
    string,
    number,
    string?,
  ];
  return expires > now.getTime() ? { companyId, appId, id, state } : null;
}
