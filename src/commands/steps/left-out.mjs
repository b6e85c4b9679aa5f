import { existsSync } from 'node:fs';
import { text } from '../../machine/texts.mjs';
import { hasPostgres } from './postgres.mjs';
import { hasSlapd } from './slapd.mjs';

/** How many files with skipped tests are named. */
const NAMED = 10;

/** The packages that this machine lacks for some kinds of tests, by the key of the message about each. */
export function missingPackages(kinds, { chromium, postgres = hasPostgres(), slapd = hasSlapd() }) {
  const missing = new Map();
  const has = (...wanted) => wanted.some((kind) => kinds.includes(kind));
  if (has('browser', 'deep') && !chromium) missing.set('no-chromium', 'chromium');
  if (has('server', 'deep') && !postgres) missing.set('no-postgres', 'postgresql');
  if (has('server', 'deep') && !slapd) missing.set('no-slapd', 'slapd');
  return missing;
}

/**
 * The one command that installs Debian packages; elsewhere the one that brings Chromium for the tests alone, into the
 * home folder. Undefined when there is no such command.
 */
export function installCommand(packages, { debian = existsSync('/usr/bin/apt-get'), root = isRoot() } = {}) {
  if (packages.length === 0) return undefined;
  if (debian) return `${root ? '' : 'sudo '}apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  return packages.includes('chromium') ? 'npx playwright install chromium' : undefined;
}

const isRoot = () => process.getuid?.() === 0;

/** The lines that say what did not run and how to change that; none when everything ran. */
export function leftOutLines(missing, notRun, command = installCommand([...missing.values()])) {
  const lines = [...missing.keys()].map((key) => text(key));
  if (command) lines.push(text('install-missing', { command }));
  if (notRun.length > 0) {
    const named = notRun.slice(0, NAMED).map(({ file, count }) => `\n      ${count}  ${file}`);
    const more = notRun.length > NAMED ? '\n      …' : '';
    lines.push(text('tests-not-run', { count: countOf(notRun) }) + named.join('') + more);
  }
  return lines;
}

const countOf = (notRun) => notRun.reduce((sum, { count }) => sum + count, 0);

/**
 * How many failures it makes, in continuous integration, that something did not run: one for each skipped test, and
 * one for the browser tests, which are not even listed without a browser.
 */
export function leftOutFailures(missing, notRun) {
  return countOf(notRun) + (missing.has('no-chromium') ? 1 : 0);
}
