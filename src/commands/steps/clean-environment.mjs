import { delimiter } from 'node:path';

const KEPT = ['HOME', 'CI', 'LANG'];

/** What `npm run` puts in front of the PATH: programs of the folder that called, not of the machine. */
const NPM_FOLDER = /node_modules[\\/]\.bin$|node-gyp-bin$/;

/** The environment of a person who has set nothing: PATH (without what npm added), HOME, CI and LANG. */
export function cleanEnvironment(environment = process.env) {
  const kept = KEPT.filter((name) => environment[name] !== undefined).map((name) => [name, environment[name]]);
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => !NPM_FOLDER.test(folder));
  return { PATH: folders.join(delimiter), ...Object.fromEntries(kept) };
}
