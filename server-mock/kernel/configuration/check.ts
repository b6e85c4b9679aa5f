import { Ajv, type ErrorObject } from 'ajv';
import { findNodeAtLocation } from 'jsonc-parser';
import schema from '../../../schemas/contracts/configuration.schema.json' with { type: 'json' };
import { suggest } from '../../../src/validation/suggest.ts';
import type { Configuration } from './configuration.ts';
import { type ConfigurationFile, position } from './file.ts';

const validate = new Ajv({ allErrors: true, useDefaults: true, strict: false }).compile<Configuration>(schema);

/** Finds the same mistakes, with what stands where each is. */
const verbose = new Ajv({ allErrors: true, strict: false, verbose: true }).compile(schema);

/** Which environment variable set a path, by the path joined with dots. */
export type Origins = Map<string, string>;

function pathOf(error: ErrorObject): string[] {
  const path = error.instancePath.split('/').slice(1);
  return error.keyword === 'additionalProperties' ? [...path, String(error.params.additionalProperty)] : path;
}

/** Where a path stands in the file; nothing for what the environment gave. */
function offsetOf(path: string[], file: ConfigurationFile): number | undefined {
  const steps = path.map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment));
  const found = file.tree && findNodeAtLocation(file.tree, steps);
  const node = found?.parent?.type === 'property' ? found.parent : found;
  return node?.offset;
}

function where(path: string[], offset: number | undefined, file: ConfigurationFile, origins: Origins): string {
  const variable = origins.get(path.join('.')) ?? origins.get(path.slice(0, -1).join('.'));
  if (variable) return `environment ${variable}`;
  return offset === undefined ? file.path : `${file.path}:${position(file.text, offset)}`;
}

function explain(error: ErrorObject, path: string[]): string {
  const key = path.join('.');
  if (error.keyword === 'additionalProperties') {
    const known = Object.keys((error.parentSchema?.properties ?? {}) as object);
    const near = suggest(path.at(-1)!, known);
    return `unknown key ${key}${near ? `, did you mean ${[...path.slice(0, -1), near].join('.')}?` : ''}`;
  }
  if (error.keyword === 'enum') return `${key} must be one of ${error.params.allowedValues.join(', ')}`;
  if (error.keyword === 'pattern') return `${key} does not match ${error.params.pattern}`;
  return `${key || 'the configuration'} ${error.message}`;
}

/** Checks a configuration and fills in defaults, in place. Returns one located problem per mistake, in the file's order. */
export function checkConfiguration(value: unknown, file: ConfigurationFile, origins: Origins): string[] {
  verbose(value);
  const problems = (verbose.errors ?? []).map((error) => {
    const path = pathOf(error);
    const offset = offsetOf(path, file);
    return { offset: offset ?? -1, text: `${where(path, offset, file, origins)}: ${explain(error, path)}` };
  });
  validate(value);
  return problems.sort((left, right) => left.offset - right.offset).map(({ text }) => text);
}
