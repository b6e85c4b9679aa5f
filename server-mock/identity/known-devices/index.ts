import type { FastifyRequest } from 'fastify';
import { newBrowserMark } from '../../kernel/http/browser-mark.ts';
import { ownCookie } from '../../kernel/http/own-cookie.ts';
import { keyOfAllNodes } from '../../kernel/secrets/node-key.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import type { AccountRow } from '../accounts/index.ts';
import { type DeviceEntries, type DeviceHolder, hasEntry, readEntries, withEntry, writeEntries } from './entries.ts';
import type { KnownDevices } from './service.ts';

export type { DeviceHolder } from './entries.ts';

const cookieName = 'known_device';

/** Seconds for which a browser stays known after it was last signed in to an account: half a year. */
const maxAge = 180 * 24 * 3600;

/** An account as the owner of known devices. A name without one is treated alike, so that nothing tells them apart. */
export function holderOf(account: Pick<AccountRow, 'id' | 'password_hash'> | undefined, typed: string): DeviceHolder {
  if (!account) return { subject: `unknown:${typed}`, secret: '' };
  return { subject: `account:${account.id}`, secret: account.password_hash ?? '' };
}

/**
 * Browsers that have signed in before (OWASP: "device cookies"). What is known lies signed in the browser itself, so it
 * takes no storage and holds on every node; it opens nothing.
 */
export function createKnownDevices(base: Pick<ServiceBase, 'database' | 'config' | 'now'>): KnownDevices {
  const { config, now } = base;
  let made: string | undefined;
  /** What a request has been answered so far: a directory and an account may both come to know a browser by it. */
  const answered = new WeakMap<FastifyRequest, DeviceEntries>();
  const key = async () => {
    made ??= await keyOfAllNodes(base, 'devices.key');
    return made;
  };
  return {
    async source(request, holder) {
      const known = readEntries(request.cookies[cookieName]);
      const isKnown = known !== undefined && hasEntry(await key(), known, holder, now());
      return { address: request.ip, device: isKnown ? known.mark : undefined };
    },
    async remember(reply, holder) {
      const { request } = reply;
      const former = answered.get(request) ?? readEntries(request.cookies[cookieName]);
      const known = former ?? { mark: newBrowserMark(), entries: [] };
      const entries = withEntry(await key(), known, holder, { at: now(), maxAge });
      answered.set(request, entries);
      reply.setCookie(cookieName, writeEntries(entries), { ...ownCookie(request, config, 'lax'), maxAge });
    },
  };
}
