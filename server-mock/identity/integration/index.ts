export { messengerScript, silentLogin } from './messenger-script.ts';
