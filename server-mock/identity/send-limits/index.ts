export { codeSent } from './code-sent.ts';
export { accepted } from './ok-answer.ts';
export { allowMail, allowTarget, allowTextMessage } from './send-limits.ts';
