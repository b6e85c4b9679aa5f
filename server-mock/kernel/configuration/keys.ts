import schema from '../../../schemas/contracts/configuration.schema.json' with { type: 'json' };

interface Property {
  $ref?: string;
  type?: string;
  properties?: Record<string, Property>;
}

/** A configuration value that stands alone: its path in the file and the kind of its value. */
export interface ConfigurationKey {
  path: string[];
  type: 'string' | 'boolean' | 'integer' | 'array';
}

function resolve(property: Property): Property {
  return property.$ref ? (schema.definitions.provider as Property) : property;
}

function leaves(property: Property, path: string[]): ConfigurationKey[] {
  const { properties, type } = resolve(property);
  if (!properties) return [{ path, type: (type ?? 'string') as ConfigurationKey['type'] }];
  return Object.entries(properties).flatMap(([name, child]) => leaves(child, [...path, name]));
}

/** Every key that can be set, from the schema. */
export const configurationKeys: ConfigurationKey[] = leaves(schema as Property, []).filter(
  ({ path }) => path[0] !== '$schema',
);

/** The environment variable of a key: `['oauth', 'tokenUrl']` → `PAGEWRIGHT_OAUTH_TOKEN_URL`. */
export function environmentName(path: string[]): string {
  const words = path.map((segment) => segment.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase());
  return `PAGEWRIGHT_${words.join('_')}`;
}
