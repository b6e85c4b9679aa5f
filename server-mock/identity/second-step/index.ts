export { backupCodesLeft, replaceBackupCodes } from './backup-codes.ts';
export { hasTwoStep, type SecondStep, spendSecondStep } from './check-code.ts';
export { pageWithoutFirstStep, secondStepPath } from './page.ts';
export { countPendingTry, endPending, forgetPending, notePending } from './pending.ts';
export { findTwoStep, offerTwoStep, removeTwoStep, takeUpTwoStep } from './queries.ts';
export { enrolmentAddress, newSecret, stepOfCode } from './totp.ts';
