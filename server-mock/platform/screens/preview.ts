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

/** What a token shows, and when it ends; null when it is not ours. */
function readSigned(key: string, token: string): { preview: Preview; ends: Date } | null {
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
  return { preview: { companyId, appId, id, state }, ends: new Date(expires) };
}

/** What a token shows; null when it is not ours or has expired. */
export function readPreviewToken(key: string, token: string, now: Date): Preview | null {
  const signed = readSigned(key, token);
  return signed && signed.ends > now ? signed.preview : null;
}

/** When a preview link ends, or ended; null when its token is not ours. */
export const previewEnd = (key: string, token: string): Date | null => readSigned(key, token)?.ends ?? null;
