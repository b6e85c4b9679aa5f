import { screens } from '../../src/types/generated/reach.ts';

/** Who looks at the calling page. */
export const viewers = ['anonymous', 'member', 'owner', 'super-admin'] as const;
export type Viewer = (typeof viewers)[number];

/** What makes the request; the called level is globex and its app. */
export const callers = [
  'unnamed',
  'built-in',
  'platform',
  'own company',
  'foreign company',
  'app',
  'share',
  'draft',
] as const;
export type Caller = (typeof callers)[number];

/** A call of the API at one of its levels. */
export interface TestedCall {
  id: string;
  method: string;
  /** With the parameters filled in. */
  path: string;
  reach: string;
  level: 'platform' | 'company' | 'app' | 'none';
  navigates: boolean;
}

const shipped = new Set(Object.values(screens).flatMap((calls) => Object.keys(calls)));

function unnamed({ method, reach, navigates, id }: TestedCall): boolean {
  if (reach === 'machine' || navigates) return true;
  return method === 'GET' && reach !== 'host' && id !== '';
}

function shared({ method, reach, navigates }: TestedCall): boolean {
  if (method !== 'GET') return false;
  return reach === 'machine' || reach === 'any' || navigates;
}

function ownLevel({ reach, level }: TestedCall, levels: readonly string[]): boolean {
  return reach === 'any' || (reach === 'tenant' && levels.includes(level));
}

/** What the issue demands of a cell, written without the rule's own code. */
export function expected(call: TestedCall, caller: Caller, viewer: Viewer): boolean {
  const { method, reach, id } = call;
  // Nobody else is served a page of the company.
  const isOfCompany = viewer === 'member' || viewer === 'owner';
  switch (caller) {
    case 'unnamed':
      return unnamed(call);
    case 'built-in':
      return true;
    case 'platform':
      return reach === 'any' || (shipped.has(id) && reach !== 'host');
    case 'own company':
      return reach === 'any' || (isOfCompany && ownLevel(call, ['company', 'app']));
    case 'foreign company':
      return ownLevel(call, []);
    case 'app':
      return reach === 'any' || (isOfCompany && ownLevel(call, ['app']));
    case 'share':
      return shared(call);
    case 'draft': {
      // The draft is of the company's desk, whose built-in version lists the apps.
      const isBuiltinCall = Object.hasOwn(screens['company/desk'] ?? {}, id);
      const isOwn = isBuiltinCall || ownLevel(call, ['company', 'app']);
      return reach === 'any' || (isOfCompany && method === 'GET' && isOwn);
    }
  }
}
