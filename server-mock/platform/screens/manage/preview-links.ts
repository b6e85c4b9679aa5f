import { matchRoute } from '../../../../src/routes/index.ts';
import type { Call } from '../../../kernel/contracts/index.ts';
import { previewQuery, requireOverridable } from '../calling.ts';
import { idOf } from '../get-screen.ts';
import { addressShowing, shortPreviewPath, withQuery } from './preview-address.ts';

/** Hosts that mean the machine itself: another device that opens such an address finds itself there. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Bytes that a QR code of level Q holds. */
const MOST_OF_CODE = 1663;

/** What a QR code carries for an address: a short one that leads there (`documents/short-preview.ts`), where it is too long. */
export function codeOf(address: string, short: string): string {
  return Buffer.byteLength(address) <= MOST_OF_CODE ? address : short;
}

/** The short address of a preview: the keys of its level and its token. The server knows the page that shows it. */
function shortAddress({ scope }: Call<'previewScreen'>, query: string): string {
  const keys = [scope.company && `&company=${scope.company.key}`, scope.app && `&app=${scope.app.key}`];
  return `${shortPreviewPath}${query}${keys.join('')}`;
}

/** `GET …/preview`: the signed addresses that show a draft, for this browser and for another device. */
export function previewLinks(context: Call<'previewScreen'>) {
  const { services, request, params } = context;
  const { publicUrl, contextPath } = services.config;
  const id = idOf(params);
  requireOverridable(context, id);
  const { origin, hostname } = new URL(publicUrl || `${request.protocol}://${request.host}`);
  const query = previewQuery(context, id);
  const ends = services.screens.previewEnd(query.slice(query.indexOf('=') + 1));
  const address = addressShowing(context, id);
  const mine = address && contextPath + withQuery(address, query);
  const route = address && matchRoute(services.routeTable.current().routes, address.split('?')[0]!)?.route;
  // A visitor sees sign-in pages and public ones. Every other page is somebody's.
  const isOpen = route && 'access' in route && route.access === 'anonymous';
  return {
    me: mine,
    visitor: mine && isOpen ? `${mine}&as=visitor` : null,
    code: mine && codeOf(origin + mine, origin + contextPath + shortAddress(context, query)),
    origin,
    isLoopback: LOOPBACK.test(hostname),
    ends: (ends ?? services.now()).toISOString(),
  };
}
