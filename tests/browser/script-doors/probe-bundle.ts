import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Files of a bundle by their path on the server, such as `/probe-page.js`. */
export type Bundle = ReadonlyMap<string, Uint8Array>;

const here = fileURLToPath(new URL('.', import.meta.url));

/** Bundles a page of this folder with everything that amis can render, in memory. */
export async function bundlePage(entry: string): Promise<Bundle> {
  const { outputFiles } = await build({
    entryPoints: [here + entry],
    outdir: '/',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minifySyntax: true,
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    alias: { 'echarts-wordcloud/dist/echarts-wordcloud': 'echarts-wordcloud/index.js' },
    loader: { '.css': 'empty', '.ttf': 'empty', '.svg': 'dataurl' },
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, contents }) => [path, contents]));
}
