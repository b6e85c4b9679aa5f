import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser';
import { type PropsMistake, propsMistakes } from '../../custom-components/props.ts';
import { nameNode, property, stringProperty, typeOf } from '../walk.ts';
import type { Problem, Rule } from './rule.ts';

/** The problem of a mistake in `props`. */
function problemOf(node: Node, { path, kind, values }: PropsMistake): Problem {
  const within = ['props', ...path];
  const place = findNodeAtLocation(node, within) ?? nameNode(node, 'type') ?? node;
  const named = typeof path.at(-1) === 'string' ? (place.parent?.children?.[0] ?? place) : place;
  return { code: `component.${kind}`, offset: named.offset, within, values };
}

/** A node with a custom component names a package that its level may use, and its properties are as the package's schema says. */
export const customComponent: Rule = ({ node, reading }, { components }) => {
  if (!components || reading !== 'node' || node.type !== 'object' || typeOf(node) !== 'custom-component') return [];
  const [name, hash] = [stringProperty(node, 'package'), stringProperty(node, 'hash')];
  // Without them the node is refused already.
  if (name === undefined || hash === undefined) return [];
  const known = Object.hasOwn(components, hash) ? components[hash] : undefined;
  if (known?.name !== name) {
    return [{ code: 'component.unknown', offset: property(node, 'hash')!.offset, property: 'hash', values: { name } }];
  }
  const props = property(node, 'props');
  if (props && props.type !== 'object') return [];
  const given = props ? (getNodeValue(props) as Record<string, unknown>) : {};
  return propsMistakes(known.schema, given).map((mistake) => problemOf(node, mistake));
};
