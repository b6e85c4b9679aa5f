/**
 * The program of a feature's process: a bundle beside the server's, or, in development, TypeScript.
 * @param feature the folder that holds `worker.ts` and `worker-development.mjs`
 * @param module the `import.meta.url` of a file in that folder
 */
export function workerProgram(feature: string, module: string): URL {
  const isBuilt = !module.endsWith('.ts');
  return new URL(isBuilt ? `./${feature}-worker.js` : './worker-development.mjs', module);
}
