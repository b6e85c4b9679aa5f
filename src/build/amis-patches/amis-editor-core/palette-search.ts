import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

const SEARCH = /matchSorter\((\w),(\w),\{keys:\['name','description','scaffold\.type','searchKeywords'\]\}\)/g;

/** 3 stands for "contains" in match-sorter. */
const FIND = `
function findComponents(list,words){
  var named=matchSorter(list,words,{keys:['name','scaffold.type','searchKeywords'],threshold:3});
  return named.length>0?named:matchSorter(list,words,{keys:['description'],threshold:3});
}
`;

/**
 * The palette finds components whose name or type contains what was typed, else those whose description does. amis-editor finds all
 * that have its letters anywhere in this order: forty components for "notice".
 */
export const paletteSearch: ModulePatch = {
  module: 'amis-editor-core/esm/index.js',
  change: (code) => replaceOrFail(code, SEARCH, 'findComponents($1,$2)') + FIND,
};
