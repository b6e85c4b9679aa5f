// Made by `npm run types` from schemas/contracts/passkeys.json; change that and run it again.

import contract from '../../../../schemas/contracts/passkeys.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';

export interface PasskeysOperations {
  listPasskeys: {
    answer: ListPasskeysAnswer;
  };
  passkeyOffer: {
    answer: PasskeyOfferAnswer;
  };
  addPasskey: {
    body: AddPasskeyBody;
    answer: AddPasskeyAnswer;
  };
  renamePasskey: {
    params: RenamePasskeyParams;
    body: RenamePasskeyBody;
    answer: RenamePasskeyAnswer;
  };
  deletePasskey: {
    params: DeletePasskeyParams;
    answer: DeletePasskeyAnswer;
  };
  passkeyChallenge: {
    answer: PasskeyChallengeAnswer;
  };
  loginByPasskey: {
    body: LoginByPasskeyBody;
    answer: LoginByPasskeyAnswer;
  };
}
export interface ListPasskeysAnswer {
  items: {
    id: number;
    name: string;
    createdAt: string;
    /**
     * Empty before the first use.
     */
    lastUsedAt: string;
  }[];
}
export interface PasskeyOfferAnswer {
  options: {
    [k: string]: unknown;
  };
}
export interface AddPasskeyBody {
  response: {
    [k: string]: unknown;
  };
  name?: string;
}
export interface AddPasskeyAnswer {
  id: number;
  name: string;
  createdAt: string;
  /**
   * Empty before the first use.
   */
  lastUsedAt: string;
}
export interface RenamePasskeyParams {
  id: number;
}
export interface RenamePasskeyBody {
  name: string;
}
export interface RenamePasskeyAnswer {}
export interface DeletePasskeyParams {
  id: number;
}
export interface DeletePasskeyAnswer {}
export interface PasskeyChallengeAnswer {
  options: {
    [k: string]: unknown;
  };
}
export interface LoginByPasskeyBody {
  response: {
    [k: string]: unknown;
  };
  redirect?: string;
}
export interface LoginByPasskeyAnswer {
  /**
   * Where to go: the wanted path if it is on this origin, else home.
   */
  redirect: string;
}

/** The contract with the types of its calls. */
export const passkeysContract: Contract<PasskeysOperations> = contract;
