import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../machine/command-error.mjs';
import { root } from '../../machine/root.mjs';
import { text } from '../../machine/texts.mjs';

/** True when `actual` ("20.19.0") is at least `minimum` ("20.19"). */
export function isAtLeast(actual, minimum) {
  const [have, need] = [actual, minimum].map((version) => version.split('.').map(Number));
  const differing = need.findIndex((part, index) => have[index] !== part);
  return differing === -1 || have[differing] > need[differing];
}

/** Throws when this Node is older than package.json's `engines.node` allows. */
export function checkNodeVersion() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const minimum = engines.node.replace(/[^\d.]/g, '');
  if (!isAtLeast(process.versions.node, minimum)) {
    throw new CommandError(text('node-too-old', { actual: process.versions.node, minimum }));
  }
}
