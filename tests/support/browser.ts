export { accessibilityViolations, darkViolations } from './browser/accessibility.ts';
export { closeChromium, openPage } from './browser/chromium.ts';
export { chooseTab, enterAt, tabTo, typeAt } from './browser/keyboard.ts';
export { watchLayoutShifts } from './browser/layout-shift.ts';
export { slowDown, slowPhone } from './browser/network.ts';
export { popupViolations } from './browser/popups.ts';
export { type PageProblems, watchProblems } from './browser/problems.ts';
export { screenshot } from './browser/screenshot.ts';
export { signIn } from './browser/sign-in.ts';
