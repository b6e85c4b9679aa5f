import { build } from './build.mjs';
import { install } from './install.mjs';
import { whileLocked } from './lock.mjs';
import { checkNodeVersion } from './node-version.mjs';

/** Makes sure that the packages are there. */
export async function prepareTools() {
  checkNodeVersion();
  await whileLocked(install);
}

/** Makes sure that packages are there and that dist/ matches the sources. */
export async function prepareProgram() {
  checkNodeVersion();
  await whileLocked(async () => {
    await install();
    await build();
  });
}
