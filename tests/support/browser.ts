export { accessibilityViolations } from './browser/accessibility.ts';
export { closeChromium, openPage } from './browser/chromium.ts';
export { type PageProblems, watchProblems } from './browser/problems.ts';
export { screenshot } from './browser/screenshot.ts';
export { signIn } from './browser/sign-in.ts';
