import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../machine/command-error.mjs';
import { root } from '../../machine/root.mjs';
import { text } from '../../machine/texts.mjs';
import { failureReason, lastLines } from './failure-reason.mjs';
import { showProgress } from './progress.mjs';
import { run, runNode } from './run.mjs';

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * True when `installed` (npm's record inside node_modules, written last) holds what `locked` asks for.
 * Optional packages may be absent, but one made for another machine tells of a copied folder.
 */
export function isInstalled(locked, installed, { platform, arch } = process) {
  if (!locked || !installed) return false;
  return Object.entries(locked).every(([path, wanted]) => {
    if (path === '') return true;
    const present = installed[path];
    if (!present) return Boolean(wanted.optional);
    const fits = (list, actual) => !list || list.includes(actual) || list.some((name) => name.startsWith('!'));
    return present.integrity === wanted.integrity && fits(present.os, platform) && fits(present.cpu, arch);
  });
}

function npm(args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? runNode(script, args) : run('npm', args);
}

/** Installs exactly what package-lock.json names, unless it is there already. */
export async function install() {
  const locked = readPackages(join(root, 'package-lock.json'));
  if (isInstalled(locked, readPackages(join(root, 'node_modules', '.package-lock.json')))) return;
  const done = showProgress(text('installing'));
  const { code, output } = await npm(['ci', '--no-progress', '--include=dev', '--include=optional']);
  done(code === 0);
  if (code !== 0) {
    throw new CommandError(`${lastLines(output)}\n\n${text('install-failed')} ${failureReason(output)}`);
  }
}
