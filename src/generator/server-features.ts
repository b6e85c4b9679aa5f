import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { banner, constantName } from './names.ts';

/** Where features lie: a folder each, below one of these. */
const FEATURES = 'server-mock/{identity,outbound,platform,operations}/**';

/** A function that a file of a feature exports, and its module as `server-mock/features.ts` names it. */
interface Found {
  name: string;
  module: string;
}

/** The modules with such an exported function, in the order of their paths. */
function found(root: string, files: string, pattern: RegExp): Found[] {
  return globSync(`${FEATURES}/${files}`, { cwd: root })
    .sort()
    .flatMap((path) => {
      const name = pattern.exec(readFileSync(join(root, path), 'utf8'))?.[1];
      return name ? [{ name, module: path.replace('server-mock/', './') }] : [];
    });
}

/** The service of `./identity/access-tokens/service.ts` is `accessTokens`. */
const serviceOf = ({ module }: Found): string => constantName(module.split('/').at(-2) ?? '');

const inLines = (lines: string[]): string => lines.map((line) => `${line}\n`).join('');

/**
 * The server's features, found by their folders: a file `routes.ts` exports `register…(app)`, a file `service.ts` may export `create…`, which
 * takes what every service may rely on (`kernel/services/service-base.ts`). So a new feature needs no line elsewhere.
 */
export function serverFeatures(root: string): string {
  // The documents and the built files are no calls: the program registers them by itself, after everything else.
  const program = readFileSync(join(root, 'server-mock/app.ts'), 'utf8');
  const routes = found(root, '{*-,}routes.ts', /^export function (register\w+)\(app/m).filter(
    ({ module }) => !program.includes(module),
  );
  const services = found(root, 'service.ts', /^export (?:async )?function (create\w+)\(/m);
  const base = { name: 'ServiceBase', module: './kernel/services/service-base.ts' };
  const imports = [base, ...routes, ...services].sort((one, other) => (one.module < other.module ? -1 : 1));
  const importOf = (one: Found) => `import ${one === base ? 'type ' : ''}{ ${one.name} } from '${one.module}';`;
  return `${banner('the folders of the server')}

import type { FastifyInstance } from 'fastify';
${inLines(imports.map(importOf))}
/** Every feature of the API registers its own calls. */
export function registerFeatures(app: FastifyInstance): void {
${inLines(routes.map(({ name }) => `  ${name}(app);`))}}

/** The services of features that have \`create…\` in their \`service.ts\`. */
export interface FoundServices {
${inLines(services.map((service) => `  ${serviceOf(service)}: Awaited<ReturnType<typeof ${service.name}>>;`))}}

/** Makes them. */
export async function createFound(base: ServiceBase): Promise<FoundServices> {
  return {
${inLines(services.map((service) => `    ${serviceOf(service)}: await ${service.name}(base),`))}  };
}
`;
}
