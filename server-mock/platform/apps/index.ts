export { appRow, countApps, MOST_APPS } from './app-rows.ts';
export { keyTaken } from './free-key.ts';
export { type AppPage, storePage } from './new-page.ts';
export { insertPages, pagesOf } from './page-rows.ts';
export { MAX_DEPTH } from './page-tree.ts';
export { purgeApps, purgePages } from './purge.ts';
export { sanitisedDetail, sanitisedText } from './sanitised-text.ts';
export { textOfPage, textPage, withTexts } from './text-page.ts';
