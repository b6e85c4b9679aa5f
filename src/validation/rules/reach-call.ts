import type { Node } from 'jsonc-parser';
import { allowedCalls } from '../../reach/allowed-calls.ts';
import type { Frame } from '../../reach/frame.ts';
import { judge, NODES } from '../../reach/judge.ts';
import { isTenantLayer } from '../../reach/tenant-layer.ts';
import { withoutFormulas } from '../formula-parts.ts';
import { property, typeOf } from '../walk.ts';
import { placeIn, textOf } from './api-call.ts';
import { isCallKey, mayHoldCall } from './call-keys.ts';
import type { Problem, Rule, RuleContext } from './rule.ts';

/** A key that no company has: it stands for the page's own level where the checker is not told its keys. */
const OWN = '~own';
/** What stands in the place of a formula: it fits a parameter of an address and never one of its fixed parts. */
const HOLE = '~hole';

const METHOD = /^(?:raw:)?(?:(get|post|put|delete|patch|options|head):)?(.*)$/is;
const OWN_PREFIX = /^\$\{prefix(?:\s*\|\s*raw)?\}/;
const CONTEXT_PATH = /^\$\{contextPath(?:\s*\|\s*raw)?\}/;
const PURE_VARIABLE = /^\$(?:\{[^{}]*\}|[\w.]+)$/;

/** The frame that shows the page; null for a shipped page, which may call everything. */
export function frameOf({ layer, screen = '', scope, standsFor }: RuleContext): Frame | null {
  if (!layer || layer === 'builtin') return null;
  const own = { ...(layer !== 'platform' && { company: OWN }), ...(layer === 'app' && { app: OWN }) };
  return { layer, screen, version: 1, scope: scope ?? own, ...(standsFor ? { standsFor } : {}) };
}

function prefixOf({ scope: { company, app } }: Frame): string {
  if (!company) return '/api';
  const level = `/api/company/${encodeURIComponent(company)}`;
  return app ? `${level}/app/${encodeURIComponent(app)}` : level;
}

/** The address with the page's own keys in place, formulas as holes; undefined when its beginning is not written out. */
function writtenOut(address: string, frame: Frame): string | undefined {
  const { company = HOLE, app = HOLE } = frame.scope;
  const named = address
    .replace(OWN_PREFIX, prefixOf(frame))
    .replace(CONTEXT_PATH, '')
    .replaceAll('${params.companyKey}', encodeURIComponent(company))
    .replaceAll('${params.appKey}', encodeURIComponent(app));
  const filled = withoutFormulas(named, HOLE).replace(/\$\w+/g, HOLE);
  return filled.startsWith('/') ? filled : undefined;
}

const plain = (node: Node | undefined): unknown =>
  node?.type === 'string' ? withoutFormulas(node.value, HOLE) : node === undefined ? undefined : (node.value ?? HOLE);

/** Nodes that fetch what their `src` names. */
const isFetchedSource = (key: string, owner: Node | undefined): boolean =>
  key === 'src' && /^(?:markdown|pdf-viewer|office-viewer)$/.test(typeOf(owner));

/** What the data of a call gives to members that are written out. */
function dataOf(call: Node): Record<string, unknown> {
  const entries = (property(call, 'data')?.children ?? []).map(({ children: [name, value] = [] }) => [
    String(name?.value),
    plain(value),
  ]);
  return Object.fromEntries(entries);
}

/** Screens, in the words of `allowedCalls`. */
const SCREENS = 'GET ${prefix}/screen/:area/:name';

/** Whether an address is that of the page itself, at its own level. */
const isOwnScreen = (url: string, frame: Frame): boolean =>
  url.split(/[?#]/, 1)[0] === `${prefixOf(frame)}/screen/${frame.screen}`;

/** The screen of an address when it is one that only the platform has: the host shows none of these to a tenant's page. */
function platformScreen(url: string, routes: RuleContext['routes']): string | undefined {
  const id = /\/screen\/([^/]+\/[^/?#]+)(?:[?#]|$)/.exec(url)?.[1] ?? '';
  const lowest = routes?.overridable && Object.hasOwn(routes.overridable, id) ? routes.overridable[id] : undefined;
  return lowest && !isTenantLayer(lowest) ? id : undefined;
}

/** What is wrong with a call that brings nodes, beside what is wrong with any call. */
function nodesProblem(node: Node, url: string, frame: Frame, routes: RuleContext['routes']): Problem | undefined {
  if (isOwnScreen(url, frame)) return { code: 'reach.itself', ...placeIn(node, 'url') };
  const screen = isTenantLayer(frame.layer) ? platformScreen(url, routes) : undefined;
  return screen === undefined ? undefined : { code: 'reach.screen', values: { screen }, ...placeIn(node, 'url') };
}

/** What is wrong with a call. An address that no contract has is told of by `api.unknown`, which goes before this. */
function problemOf(
  node: Node,
  key: string,
  written: { text: string; method: string },
  frame: Frame,
  routes: RuleContext['routes'],
): Problem | undefined {
  const [, inText, address = ''] = METHOD.exec(written.text.trim()) ?? [];
  const url = writtenOut(address, frame);
  if (url === undefined) return { code: 'reach.undecided', ...placeIn(node, 'url') };
  const method = (inText ?? written.method).toUpperCase();
  const { ok, why, operation } = judge(frame, { method, url, data: dataOf(node) });
  const bringsNodes = key === 'schemaApi';
  if (ok && !bringsNodes) return undefined;
  if (ok && operation === NODES) return nodesProblem(node, url, frame, routes);
  const values = { method, path: address, allowed: bringsNodes ? SCREENS : allowedCalls(frame).join(', ') };
  if (why === 'not with these values') return { code: 'reach.pin', values, ...placeIn(node, 'data') };
  return { code: 'reach.call', values, ...placeIn(node, 'url') };
}

/** Every call of an override is one that its layer may make. */
export const reachCall: Rule = ({ node, key, path, owner, reading }, context) => {
  const frame = frameOf(context);
  if (!frame || !context.operations || reading === 'data' || path.at(-1) !== key) return [];
  if (!(isCallKey(key) || mayHoldCall(key) || key === 'ws' || isFetchedSource(key, owner))) return [];
  const written = typeOf(owner) === 'log' ? undefined : textOf(node);
  if (!written || written.text.trim() === '') return [];
  if (key === 'source' && node.type === 'string' && PURE_VARIABLE.test(written.text.trim())) return [];
  const problem = problemOf(node, key, written, frame, context.routes);
  const headers = property(node, 'headers');
  const withHeaders = headers && frame.layer !== 'platform' && (headers.children?.length ?? 1) > 0;
  return [
    ...(problem ? [problem] : []),
    ...(withHeaders ? [{ code: 'reach.headers', ...placeIn(node, 'headers') }] : []),
  ];
};
