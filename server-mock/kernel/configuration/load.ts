import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkConfiguration, type Origins } from './check.ts';
import type { Configuration } from './configuration.ts';
import { storedEncryptionKey } from './encryption-key.ts';
import { environmentValues } from './environment.ts';
import { readConfigurationFile } from './file.ts';

/** Mistakes in the configuration, one located line each. */
export class ConfigurationError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigurationError';
    this.problems = problems;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function assign(target: Record<string, unknown>, path: string[], value: unknown): void {
  const [name, ...rest] = path as [string, ...string[]];
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  if (!isObject(target[name])) target[name] = {};
  assign(target[name] as Record<string, unknown>, rest, value);
}

/**
 * Loads the configuration: defaults, then the file (`PAGEWRIGHT_CONFIG`, else `config.json` in the data folder), then
 * the environment. Makes the data folder (for its owner alone) and the encryption key when they are missing.
 * Throws ConfigurationError with every mistake found.
 */
export function loadConfiguration(environment: NodeJS.ProcessEnv, dataDir: string): Configuration {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const given = environment['PAGEWRIGHT_CONFIG'];
  const file = readConfigurationFile(given ? resolve(given) : join(dataDir, 'config.json'), Boolean(given));
  const fromEnvironment = environmentValues(environment);
  const origins: Origins = new Map();
  const value = file.value;
  if (isObject(value)) {
    for (const entry of fromEnvironment.values) {
      assign(value, entry.path, entry.value);
      origins.set(entry.path.join('.'), entry.name);
    }
  }
  const problems = [...file.problems, ...fromEnvironment.problems, ...checkConfiguration(value, file, origins)];
  if (problems.length > 0) throw new ConfigurationError(problems);
  const config = value as Configuration;
  if (config.encryptionKey === '') config.encryptionKey = storedEncryptionKey(dataDir);
  return config;
}
