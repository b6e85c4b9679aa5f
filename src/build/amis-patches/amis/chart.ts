import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/** The colours for data of the theme in force where the chart stands, as a theme of ECharts; the usual one where there are none. */
export const COLORS = `
function colorsOfData(place, usual) {
  const style = getComputedStyle(place);
  const color = [];
  for (let next = 1; next < 100; next += 1) {
    const value = style.getPropertyValue('--colors-data-1-' + next).trim();
    if (!value) break;
    color.push(value);
  }
  return color.length > 0 ? { color } : usual;
}
`;

/**
 * A text among the options of a chart that looks like a function is no function. The policies of most documents refuse to make one; that
 * of the editor document may not, and the pages that are drawn there belong to anybody. A chart that names no theme of its own takes the
 * colours for data of the page's theme.
 */
export const chart: ModulePatch = {
  module: 'amis/esm/renderers/Chart.js',
  change: (code) =>
    replaceOrFail(
      replaceOrFail(code, "EVAL_CACHE[code] = eval('(' + code + ')')", 'EVAL_CACHE[code] = undefined'),
      'this.echarts = echarts.init(ref, theme);',
      'this.echarts = echarts.init(ref, chartTheme ? theme : colorsOfData(ref, theme));',
    ) + COLORS,
};
