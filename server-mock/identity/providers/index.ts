export { askJson, postJson, withQuery } from './ask.ts';
export { textAt } from './fields.ts';
export { startRule } from './limits.ts';
export { logoutAddress } from './logout.ts';
export { toldBy, trouble } from './trouble.ts';
export { weixinPage } from './wechat/weixin.ts';
