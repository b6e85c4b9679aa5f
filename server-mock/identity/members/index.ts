export { mayInvite } from './rules.ts';
