/**
 * Packages of which amis would otherwise bundle two copies.
 * - `moment`: its ES and CommonJS builds side by side; the Chinese locale would register on the copy nobody uses.
 * - `echarts-wordcloud`: its prebuilt file carries a whole second echarts.
 */
export const packageAliases = [
  { find: /^moment$/, replacement: 'moment/moment.js' },
  { find: /^echarts-wordcloud\/dist\/echarts-wordcloud$/, replacement: 'echarts-wordcloud/index.js' },
];

/** Packages that keep state in module scope and therefore may exist only once. */
export const singletons = ['react', 'react-dom', 'mobx', 'mobx-react', 'mobx-state-tree', 'moment'];
