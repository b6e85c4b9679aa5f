import { statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from '../../src/machine/texts.mjs';
import { ZipRefusal } from '../kernel/archives/read-zip.ts';
import { terminalText } from '../kernel/program/terminal-text.ts';
import { packFolder, readPackage } from '../platform/components/index.ts';

/** `npm run pack -- FOLDER`: makes the package of a custom component, `FOLDER-VERSION.zip`, or says what is wrong with it. */
const [folder, ...more] = process.argv.slice(2);

if (!folder || more.length > 0) {
  console.error(text('pack.usage'));
  process.exit(2);
}
if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  console.error(text('pack.no-folder', { folder }));
  process.exit(1);
}

try {
  const file = await packFolder(resolve(folder));
  const { manifest } = await readPackage(file);
  const name = `${manifest.name}-${manifest.version}.zip`;
  writeFileSync(name, file);
  console.log(text('pack.made', { name, kilobytes: Math.ceil(file.length / 1024) }));
} catch (error) {
  if (!(error instanceof ZipRefusal)) throw error;
  console.error(`${error.entry || folder}: ${terminalText(`api.component-file.${error.reason}`, error.values)}`);
  process.exit(1);
}
