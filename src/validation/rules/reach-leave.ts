import type { Node } from 'jsonc-parser';
import { framedSite, isFrameType } from '../../reach/framed-site.ts';
import { isRefusedElement, isRefusedKey, isRefusedType } from '../../reach/refused-nodes.ts';
import { isTenantLayer } from '../../reach/tenant-layer.ts';
import { stringProperty, typeOf } from '../walk.ts';
import { frameOf } from './reach-call.ts';
import type { Rule } from './rule.ts';

/** Actions that lead to another page. */
const LEADS = /^(?:url|link|jump|openlink|redirect|goto|email)$/i;
/** Events that need nobody's click. */
const ON_LOAD = /^(?:init|inited|mounted|load|loaded|rendered|fetchInited|\w+Inited|\w+Loaded|broadcast)$/i;
/** Have the editor around a page or of a theme act, such as publish it. No page that is edited may do so. */
const OF_EDITORS: readonly unknown[] = ['editPage', 'editTheme'];
/** An address of this platform whose beginning is written out. */
const OWN_ADDRESS = /^(?:\$\{contextPath(?:\s*\|\s*raw)?\}(?=[/?#]|$)|\/(?![/\\])|[?#])/;

const isOwnAddress = (address: string): boolean => address.trim() === '' || OWN_ADDRESS.test(address.trim());

/** The innermost event whose actions an object is among. */
function eventAround(keys: readonly string[]): string | undefined {
  const at = keys.lastIndexOf('onEvent');
  return at < 0 ? undefined : keys[at + 1];
}

/** A tenant's page leads to another site after a click alone, never on load and never as the end of a form. */
export const reachLeave: Rule = ({ node, key, keys, owner, path, reading }, { layer }) => {
  if (!isTenantLayer(layer) || node.type !== 'string' || reading === 'data' || path.at(-1) !== key) return [];
  if (isOwnAddress(node.value)) return [];
  const found = [{ code: 'reach.leave', values: { address: node.value } }];
  if (key === 'redirect') return found;
  if (!/^(?:url|link|to)$/.test(key)) return [];
  const action = keys.at(-2) === 'args' ? owner?.parent?.parent : owner;
  const leads = LEADS.test(stringProperty(action, 'actionType') ?? '');
  return leads && ON_LOAD.test(eventAround(keys) ?? '') ? found : [];
};

/** Whether a frame's address is written out and one of a site that the configuration names. */
const isNamedSite = (node: Node, hosts: readonly string[] = []): boolean =>
  node.type === 'string' && !node.value.includes('$') && framedSite(node.value, hosts) !== null;

/** The host of another site whose address is written out. */
function otherSite(address: string): string | undefined {
  const isSite = /^\s*https?:\/\//i.test(address) && !address.includes('$') && URL.canParse(address);
  return isSite ? new URL(address).host : undefined;
}

/**
 * Nodes that call or show what no rule of the host can hold: `log` fetches by itself, a frame shows the reader's own pages, elements
 * of the browser's own take what people type, hot keys take keys from the whole document.
 * A frame of a named site passes where the configuration is known, which is on the server; the command line knows none.
 */
export const reachNode: Rule = ({ node, key, owner, path, reading }, context) => {
  if (!frameOf(context) || !isTenantLayer(context.layer) || reading === 'data' || path.at(-1) !== key) return [];
  const type = typeOf(owner);
  const isFrame = isFrameType(type) && key === 'src' && !isNamedSite(node, context.frameHosts);
  const isRefused =
    reading === 'node' &&
    (isRefusedKey(key) ||
      isRefusedElement(key, node.value) ||
      (key === 'type' && isRefusedType(node.value)) ||
      (key === 'actionType' && OF_EDITORS.includes(node.value)));
  const isOut = (type === 'log' && key === 'source') || isFrame || isRefused;
  if (!isOut || node.type === 'null') return [];
  const host = isFrame && node.type === 'string' ? otherSite(node.value) : undefined;
  return host ? [{ code: 'reach.frame', values: { host } }] : [{ code: 'reach.node', values: { type, key } }];
};
