import type { Api } from 'amis-core/lib/types';
import type { ComponentSchema } from '../../custom-components/schema.ts';
import type { Component, ListComponentsAnswer } from '../../types/generated/contracts/components.ts';
import type { KnownComponent } from '../../validation/rules/rule.ts';
import type { Call } from '../session/calls.ts';

/** A version of a custom component that the page may use. */
export interface EditorComponent extends Omit<Component, 'properties'> {
  properties: ComponentSchema;
}

/** The custom components that a page may use. None where they cannot be read: the server checks the page all the same. */
export async function loadComponents(call: Call, api: Api | undefined): Promise<EditorComponent[] | undefined> {
  if (api === undefined) return undefined;
  const { ok, data } = await call<ListComponentsAnswer>(api, 'get');
  return ok ? (data?.items as unknown as EditorComponent[] | undefined) : undefined;
}

/** The same for the checker, by their hash. */
export const componentsByHash = (components: readonly EditorComponent[]): Record<string, KnownComponent> =>
  Object.fromEntries(components.map(({ hash, name, properties }) => [hash, { name, schema: properties }]));

/** The newest version of each; a company's own component goes before one of the platform with its name. */
export function newestOf(components: readonly EditorComponent[]): EditorComponent[] {
  const newest = components.filter(({ isNewest }) => isNewest);
  return newest.filter(({ name }, at) => newest.findIndex((each) => each.name === name) === at);
}

/** The version that a node names; undefined where the page may not use it. */
export const componentOf = (
  components: readonly EditorComponent[],
  node: { package?: unknown; hash?: unknown },
): EditorComponent | undefined => components.find(({ name, hash }) => name === node.package && hash === node.hash);

/** The versions that a node can change to, the newest first: those of the level of its own version. */
export function versionsFor(
  components: readonly EditorComponent[],
  node: { package?: unknown; hash?: unknown },
): EditorComponent[] {
  const named = components.filter(({ name }) => name === node.package);
  const level = (componentOf(components, node) ?? named[0])?.level;
  return named.filter((each) => each.level === level);
}
