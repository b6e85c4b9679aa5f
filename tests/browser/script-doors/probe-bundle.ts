import { fileURLToPath } from 'node:url';
import { type Bundle, bundleForBrowser } from '../../support/bundle.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Bundles a page of this folder with everything that amis can render. */
export const bundlePage = (entry: string): Promise<Bundle> =>
  bundleForBrowser({
    entryPoints: [here + entry],
    minifySyntax: true,
    alias: { 'echarts-wordcloud/dist/echarts-wordcloud': 'echarts-wordcloud/index.js' },
    loader: { '.css': 'empty', '.ttf': 'empty', '.svg': 'dataurl' },
  });
