/** What amis asks before a changed form is left when the page has no sentence of its own: in Chinese, in any language. */
export const AMIS_UNSAVED = '新的修改没有保存，确认要离开？';
