import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from '../../src/machine/texts.mjs';
import { findProjectRoot } from '../kernel/program/project-root.ts';

/** `npm run new -- component NAME`: a component that works, as files in the folder NAME. `npm run pack -- NAME` makes its package. */
const [kind, name = '', ...more] = process.argv.slice(2);

function end(message: string): never {
  console.error(message);
  process.exit(2);
}

if (kind !== 'component' || more.length > 0) end(text('new.usage'));
if (!/^[a-z][a-z0-9-]{0,39}$/.test(name)) end(text('new.name'));
const folder = join(process.cwd(), name);
if (existsSync(folder)) end(text('new.there', { name }));

cpSync(join(findProjectRoot(), 'server-mock/platform/components/start'), folder, { recursive: true });
for (const file of readdirSync(folder)) {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll('NAME', name));
}
console.log(text('new.made', { name }));
