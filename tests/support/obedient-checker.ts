/** The program of a checker that does what a page's title says: `hang`, `crash`; other pages get their title as a message. */
export const obedientChecker = new URL('./obedient-checker.mjs', import.meta.url);
