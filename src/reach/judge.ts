import { type Pins, type ReachRow, screens } from '../types/generated/reach.ts';
import type { Frame } from './frame.ts';
import { type FoundCall, operationAt } from './operation-at.ts';
import { keepsPins } from './pins.ts';

/** A request as the browser sends it. */
export interface Call {
  method: string;
  /** A path of our own origin without the context path, as `ownAddress` makes it. It may have a query. */
  url: string;
  /** Members of the body. What a contract's `pin` names is compared with these and with the query. */
  data?: unknown;
}

/** Whether a frame may make a call, and why. */
export interface Verdict {
  ok: boolean;
  /** The id of the contract's operation; null when the address leads to none. */
  operation: string | null;
  why: string;
}

/** The one call whose answer may become nodes of a page (`schemaApi`): what others bring is data, which readers write too. */
export const NODES = 'getScreen';

/** Encoded separators and doubled slashes: servers and proxies read them in different ways. */
const DISGUISE = /%2f|%5c|%2e|%25|;|\\|\/\/|\/\.{1,2}(?:\/|$)/i;

/** What the built-in page of a frame gives to a call; undefined when it does not make it. */
const builtinPins = ({ screen, standsFor }: Frame, id: string): Pins | undefined =>
  (screens[screen] ?? screens[standsFor ?? ''])?.[id];

/** The constants that all shipped pages give together; undefined when none makes the call. */
function shippedPins(id: string): Pins | undefined {
  const all = Object.values(screens)
    .map((calls) => calls[id])
    .filter((pins): pins is Pins => pins !== undefined);
  if (all.length === 0) return undefined;
  const members = new Set(all.flatMap((pins) => Object.keys(pins)));
  return Object.fromEntries([...members].map((member) => [member, all.flatMap((pins) => pins[member] ?? [null])]));
}

/** Whether a call addresses the frame's own level. A company's page may also address the company's apps. */
function isOwnScope({ layer, scope }: Frame, { company, app }: FoundCall): boolean {
  return company !== undefined && company === scope.company && (layer === 'company' || app === scope.app);
}

/** The company that an unscoped address names, such as `/api/company/:companyKey/third`. */
function namedCompany(row: ReachRow, path: string): string | undefined {
  const at = row.scoped ? -1 : row.path.split('/').indexOf(':companyKey');
  return at < 0 ? undefined : path.split('/')[at];
}

/** Whether a call keeps to the pinned values; `why` says why it may be made at all. */
function keptTo(pins: Pins | undefined, row: ReachRow, { url, data }: Call, why: string): Omit<Verdict, 'operation'> {
  const ok = keepsPins(row, pins, url, data);
  return { ok, why: ok ? why : 'not with these values' };
}

function judgeTenant(frame: Frame, found: FoundCall, call: Call): Omit<Verdict, 'operation'> {
  const { row } = found;
  const pins = builtinPins(frame, row.id);
  if (!pins && row.reach !== 'tenant') return { ok: false, why: `reach ${row.reach}` };
  // A call of the built-in screen may have no scope at all.
  if (!(pins && found.company === undefined) && !isOwnScope(frame, found)) return { ok: false, why: 'another scope' };
  return keptTo(pins, row, call, pins ? 'as the built-in screen' : 'own scope');
}

function judgePlatform({ row }: FoundCall, call: Call): Omit<Verdict, 'operation'> {
  const pins = shippedPins(row.id);
  if (!pins) return { ok: false, why: 'no screen of the platform makes it' };
  return keptTo(pins, row, call, "as the platform's screens");
}

/**
 * The one rule of reach: a page acts with its author's rights, never with its reader's. Checker, host and server ask it.
 * It judges the address that the browser sends, never the text in the page. A draft (version 0) changes nothing.
 */
export function judge(frame: Frame, call: Call): Verdict {
  if (frame.layer === 'builtin') return { ok: true, operation: null, why: 'built-in' };
  const path = call.url.split(/[?#]/, 1)[0] ?? '';
  if (DISGUISE.test(path)) return { ok: false, operation: null, why: 'an address in disguise' };
  const at = operationAt(call.method, path);
  if (!at) return { ok: false, operation: null, why: 'no such call' };
  const named = namedCompany(at.row, path);
  const found = named === undefined ? at : { ...at, company: named };
  const { row } = found;
  const answer = (verdict: Omit<Verdict, 'operation'>): Verdict => ({ ...verdict, operation: row.id });
  if (row.reach === 'host' || row.reach === 'machine') return answer({ ok: false, why: "the platform's own call" });
  if (row.reach === 'any') return answer({ ok: true, why: 'open to any page' });
  if (frame.version === 0 && row.method !== 'GET') return answer({ ok: false, why: 'a draft changes nothing' });
  return answer(frame.layer === 'platform' ? judgePlatform(found, call) : judgeTenant(frame, found, call));
}
