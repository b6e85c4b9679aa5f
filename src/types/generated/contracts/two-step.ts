// Made by `npm run types` from schemas/contracts/two-step.json; change that and run it again.

import contract from '../../../../schemas/contracts/two-step.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface TwoStepOperations {
  verifySecondStep: {
    body: VerifySecondStepBody;
    answer: VerifySecondStepAnswer;
  };
  twoStep: {
    answer: TwoStepAnswer;
  };
  startTwoStep: {
    answer: StartTwoStepAnswer;
  };
  enableTwoStep: {
    body: EnableTwoStepBody;
    answer: EnableTwoStepAnswer;
  };
  disableTwoStep: {
    answer: DisableTwoStepAnswer;
  };
  renewBackupCodes: {
    answer: RenewBackupCodesAnswer;
  };
}
export interface VerifySecondStepBody {
  /**
   * Six digits of the app, or a backup code.
   */
  code: string;
  redirect?: string;
}
export interface VerifySecondStepAnswer {
  /**
   * Where to go: the wanted path if it is on this origin, else home.
   */
  redirect: string;
}
export interface TwoStepAnswer {
  enabled: boolean;
  /**
   * Empty when it is not.
   */
  enabledAt: string;
  backupCodesLeft: number;
}
export interface StartTwoStepAnswer {
  /**
   * For people who cannot scan.
   */
  secret: string;
  /**
   * What the QR code carries (otpauth).
   */
  address: string;
}
export interface EnableTwoStepBody {
  /**
   * Six digits of the app, or a backup code.
   */
  code: string;
}
export interface EnableTwoStepAnswer {
  /**
   * Told this once.
   */
  backupCodes: string[];
}
export interface DisableTwoStepAnswer {}
export interface RenewBackupCodesAnswer {
  /**
   * Told this once.
   */
  backupCodes: string[];
}

/** The contract with the types of its calls. */
export const twoStepContract: Contract<TwoStepOperations> = withLists(contract);
