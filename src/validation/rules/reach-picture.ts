import type { Node } from 'jsonc-parser';
import { isTenantLayer } from '../../reach/tenant-layer.ts';
import { typeOf } from '../walk.ts';
import type { Rule } from './rule.ts';

/** Nodes that load pictures and sounds. */
const SHOWS = /^(?:static-)?(?:image|images|avatar|carousel|card|audio|video)$/;
/** Their properties, and those of the items of their lists, that name what is loaded. */
const NAMES = /^(?:src|originalSrc|image|url|avatar|defaultAvatar|defaultImage|thumb|poster)$/;
/** A call of this platform that is written out; uploaded files are pictures. */
const CALL =
  /^(?:\$\{prefix(?:\s*\|\s*raw)?\}\/|(?:\$\{contextPath(?:\s*\|\s*raw)?\})?\/(?:api(?!\/upload\/)|auth)\/)/i;

/** The type of the innermost node around a value. Items of lists and parts such as a card's header have none. */
function typeAround(owner: Node | undefined): string {
  let node = owner;
  while (node && typeOf(node) === '') node = node.parent;
  return typeOf(node);
}

/** A picture of a tenant's page that is a call of the platform. The host does not load it. */
export const reachPicture: Rule = ({ node, key, owner, reading }, { layer, operations }) => {
  if (!isTenantLayer(layer) || !operations || node.type !== 'string') return [];
  if ((reading !== 'node' && reading !== 'choice') || !NAMES.test(key) || !CALL.test(node.value.trim())) return [];
  return SHOWS.test(typeAround(owner)) ? [{ code: 'reach.picture', values: { path: node.value } }] : [];
};
