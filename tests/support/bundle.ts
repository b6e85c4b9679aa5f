import { type BuildOptions, build } from 'esbuild';

/** Files of a bundle by their path on the server, such as `/probe-page.js`. */
export type Bundle = ReadonlyMap<string, Uint8Array>;

/** Bundles pages for a browser, in memory, as modules that share what they have in common. */
export async function bundleForBrowser(options: BuildOptions): Promise<Bundle> {
  const { outputFiles } = await build({
    outdir: '/',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    logLevel: 'error',
    ...options,
    write: false,
  });
  return new Map(outputFiles.map(({ path, contents }) => [path, contents]));
}
