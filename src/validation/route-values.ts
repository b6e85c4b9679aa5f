import type { Access, DocumentKind, Layer } from '../types/start.ts';

const access: Record<Access, true> = {
  anonymous: true,
  'signed-in': true,
  'super-admin': true,
  'company-member': true,
  'company-admin': true,
  'app-designer': true,
};
const documents: Record<DocumentKind, true> = { login: true, app: true, share: true, editor: true };

/** What the properties of a route may be. The records are total, so that a new value of the types shows up here. */
export const routeValues: Readonly<Record<string, readonly string[]>> = {
  access: Object.keys(access),
  document: Object.keys(documents),
  entry: ['userProfile', 'userCompany', 'userRole'],
};

const layerNames: Record<Layer, true> = { builtin: true, platform: true, company: true, app: true };

/** The layers that a screen may have. */
export const layers: readonly string[] = Object.keys(layerNames);
