import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { versionContract } from '../../../src/types/generated/contracts/version.ts';
import { type Call, defineOperations } from '../../kernel/contracts/index.ts';
import { findProjectRoot } from '../../kernel/program/project-root.ts';

/** `schemas/versions.json`: which packages of package.json the client is made of, and the records people may read. */
interface Versions {
  client: string[];
  records: { name: string; branch: string; link: string }[];
}

const readJson = (folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown;

/** `GET /api/admin/v1/plat/version`. */
function platformVersion({ services: { projectRoot } }: Call<'platformVersion'>) {
  const { version, dependencies } = readJson(findProjectRoot(), 'package.json') as {
    version: string;
    dependencies: Record<string, string>;
  };
  const { client, records } = readJson(projectRoot, 'schemas/versions.json') as Versions;
  return {
    dependencies: client.flatMap((name) => (dependencies[name] ? [{ name, version: dependencies[name] }] : [])),
    records: records.map((record) => ({ ...record, name: record.name.replaceAll('{version}', version) })),
  };
}

/** The version of the platform, for everybody who is signed in. */
export function registerVersion(app: FastifyInstance): void {
  defineOperations(app, versionContract, { platformVersion });
}
