export { recordFailure } from './failure-lines.ts';
export { completeSignIn, noteFailure, signIn } from './sign-in.ts';
