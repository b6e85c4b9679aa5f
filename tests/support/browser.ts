export { accessibilityViolations } from './browser/accessibility.ts';
export { closeChromium, openPage } from './browser/chromium.ts';
export { enterAt, tabTo, typeAt } from './browser/keyboard.ts';
export { watchLayoutShifts } from './browser/layout-shift.ts';
export { slowDown, slowPhone } from './browser/network.ts';
export { type PageProblems, watchProblems } from './browser/problems.ts';
export { screenshot } from './browser/screenshot.ts';
export { signIn } from './browser/sign-in.ts';
