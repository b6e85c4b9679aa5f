import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

const PHRASES: readonly (readonly [from: string, to: string])[] = [
  [
    "tooltip:'快速构建「'.concat(l.plugin.name,'」')",
    "tooltip:i18n('0cbec43d00e491a663ff0525ffe31868',{'@1':l.plugin.name})",
  ],
  [
    "label:'快速构建「'.concat(f.plugin.name,'」')",
    "label:i18n('0cbec43d00e491a663ff0525ffe31868',{'@1':f.plugin.name})",
  ],
  ["label:'选中'.concat(R.label)", "label:i18n('4c725f0159023c485ead728680e277ba',{'@1':R.label})"],
  [
    "'当前弹窗已关联 '.concat(r,' 个事件，删除后，所配置的事件动作将一起被删除。')",
    "i18n('c8a73d5366fe78793510eb5f12ee8bf5',{'@1':r})",
  ],
  [
    "'确认删除弹窗「'.concat((null===(i=a.editorSetting)||void 0===i?void 0:i.displayName)||a.title,'」？')",
    "i18n('53496b54aa8c9f4aa53942be89a41d48',{'@1':(null===(i=a.editorSetting)||void 0===i?void 0:i.displayName)||a.title})",
  ],
  ["''.concat(i.title,' - 复制')", "i18n('c006dd1233f901c11ac20e4d3b5f2c9c',{'@1':i.title})"],
  [
    "''.concat(null===(a=i.editorSetting)||void 0===a?void 0:a.displayName,' - 复制')",
    "i18n('c006dd1233f901c11ac20e4d3b5f2c9c',{'@1':null===(a=i.editorSetting)||void 0===a?void 0:a.displayName})",
  ],
  ["''.concat(e.label,'-[公共配置]')", "i18n('fbf7967f9baf6a22bd6ca7f4e6390bf9',{'@1':e.label})"],
  ["''.concat(e.label,'-[表单配置]')", "i18n('9f4df7f4516303ed28fb6bd1f77d4b3b',{'@1':e.label})"],
  [
    "''.concat(r||i18n('7336083e6c61fe75fb5ec3f5ef101ac7'),'（抽屉式弹窗）')",
    "i18n('5ae147607b7896f8fd827337027607a9',{'@1':r||i18n('7336083e6c61fe75fb5ec3f5ef101ac7')})",
  ],
  [
    "''.concat(r||i18n('fa6b01f51cc2b8e16bfbb914b6c08ace'),'（确认对话框）')",
    "i18n('e5fd721b2921aa63bb7574c6bbead312',{'@1':r||i18n('fa6b01f51cc2b8e16bfbb914b6c08ace')})",
  ],
  [
    "''.concat(r||i18n('6cff4b6d794cc17f5d24dbe0d21e5732'),'（弹窗）')",
    "i18n('05e70c7ef060f6c3ddcb4220702cde0f',{'@1':r||i18n('6cff4b6d794cc17f5d24dbe0d21e5732')})",
  ],
];

/** Sentences that amis-editor has in both languages and yet puts together of Chinese words. */
export const editorPhrases: ModulePatch = {
  module: 'amis-editor-core/esm/index.js',
  change: (code) => PHRASES.reduce((text, [from, to]) => replaceOrFail(text, from, to), code),
};
