import { suggest } from '../../../src/validation/suggest.ts';
import { type ConfigurationKey, configurationKeys, environmentName } from './keys.ts';

/** Names that begin with PAGEWRIGHT_ but are no configuration key. */
const otherNames = ['PAGEWRIGHT_CONFIG'];

const byName = new Map(configurationKeys.map((key) => [environmentName(key.path), key]));

function parse(key: ConfigurationKey, text: string): unknown {
  if (key.type === 'array') {
    return text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  }
  if (key.type === 'boolean' && ['true', '1', 'false', '0'].includes(text)) return text === 'true' || text === '1';
  if (key.type === 'integer' && /^-?\d+$/.test(text)) return Number(text);
  return text;
}

/**
 * The configuration values given by environment, by path. A value of the wrong type is passed on as text, so that the
 * schema's check reports it. `problems` names unknown variables, with a suggestion where one is near.
 */
export function environmentValues(environment: NodeJS.ProcessEnv): {
  values: { path: string[]; value: unknown; name: string }[];
  problems: string[];
} {
  const values: { path: string[]; value: unknown; name: string }[] = [];
  const problems: string[] = [];
  for (const [name, text] of Object.entries(environment)) {
    if (!name.startsWith('PAGEWRIGHT_') || otherNames.includes(name) || text === undefined) continue;
    const key = byName.get(name);
    if (key) {
      values.push({ path: key.path, value: parse(key, text), name });
      continue;
    }
    const near = suggest(name, byName.keys());
    problems.push(`environment ${name}: unknown key${near ? `, did you mean ${near}?` : ''}`);
  }
  return { values, problems };
}
