import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { completeBill, licenceTable } from '../licences/bill-of-materials.ts';
import { shippedList } from '../licences/shipped.ts';
import { CommandError, runCommand } from '../machine/command-error.mjs';
import { root } from '../machine/root.mjs';
import { text } from '../machine/texts.mjs';
import { prepareProgram } from './steps/prepare.mjs';
import { run } from './steps/run.mjs';

const BILL = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev', '--silent'];

/** What npm itself knows of the installed packages, in CycloneDX. */
async function npmBill() {
  const { code, output } = await run('npm', BILL);
  if (code !== 0) throw new CommandError(output);
  return JSON.parse(output.slice(output.indexOf('{')));
}

/**
 * `npm run licences`: prints name, version, licence, place and origin of every package, and writes the list and a bill
 * of materials (CycloneDX) into dist/. Fails for a shipped package whose licence is unknown or not permissive.
 */
await runCommand(async () => {
  await prepareProgram();
  const packages = shippedList(root);
  const table = licenceTable(packages);
  console.log(table);
  writeFileSync(join(root, 'dist', 'licences.md'), table);
  const bill = completeBill(await npmBill(), manifest, packages);
  writeFileSync(join(root, 'dist', 'sbom.cdx.json'), `${JSON.stringify(bill, undefined, 2)}\n`);
  console.error(text('licences-written'));
  const named = (wrong: typeof packages) =>
    wrong.map(({ name, version, licence = '?' }) => `${name}@${version} (${licence})`).join('\n');
  const open = packages.filter(({ mayBeShipped }) => !mayBeShipped);
  const unshipped = open.filter(({ place }) => place === 'none');
  if (unshipped.length > 0) console.error(text('licences-not-shipped', { packages: named(unshipped) }));
  const shipped = open.filter(({ place }) => place !== 'none');
  if (shipped.length > 0) throw new CommandError(text('licences-refused', { packages: named(shipped) }));
});
