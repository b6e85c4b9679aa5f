import { isTenantLayer } from '../../reach/tenant-layer.ts';
import { property, typeOf } from '../walk.ts';
import type { Rule } from './rule.ts';

/** Where amis sends the files of a field that names no address, and the call of the page's own level that takes them. */
const ADDRESSES: Readonly<Record<string, { path: string; own: string }>> = {
  'input-file': { path: '/api/upload/file', own: '/files?kind=file' },
  'input-image': { path: '/api/upload', own: '/files' },
};

/** Options of a field with which nothing is sent: its files stay in the form's data, or it only shows what it has. */
const KEEPS_FILES = ['asBase64', 'asBlob', 'static'];

/** A field of a tenant's page that would send its files to amis's default address, which such a page may not call. */
export const reachUpload: Rule = ({ node, reading }, { layer, operations }) => {
  if (!isTenantLayer(layer) || !operations || reading !== 'node' || node.type !== 'object') return [];
  const type = typeOf(node);
  const addresses = Object.hasOwn(ADDRESSES, type) ? ADDRESSES[type] : undefined;
  if (addresses === undefined || property(node, 'receiver')) return [];
  if (KEEPS_FILES.some((name) => property(node, name)?.value === true)) return [];
  return [{ code: 'reach.upload', values: { type, ...addresses } }];
};
