export { browserMark } from './browser.ts';
export { solveCaptcha } from './captcha.ts';
