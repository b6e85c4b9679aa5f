// Made by `npm run types` from schemas/contracts/recent-proof.json; change that and run it again.

import contract from '../../../../schemas/contracts/recent-proof.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface RecentProofOperations {
  proofMethods: {
    query: ProofMethodsQuery;
    answer: ProofMethodsAnswer;
  };
  prove: {
    body: ProveBody;
    answer: ProveAnswer;
  };
  proofChallenge: {
    answer: ProofChallengeAnswer;
  };
  sendProofCode: {
    answer: SendProofCodeAnswer;
  };
}
export interface ProofMethodsQuery {
  /**
   * The challenge that came with `proof-needed`.
   */
  action: string;
}
export interface ProofMethodsAnswer {
  methods: ('password' | 'totp' | 'code' | 'passkey')[];
  /**
   * Where a code goes to, mostly hidden.
   */
  email: string;
  /**
   * What is confirmed, in words.
   */
  actions: string[];
}
export interface ProveBody {
  /**
   * The challenge that came with `proof-needed`.
   */
  action: string;
  password?: string;
  /**
   * Six digits of the app, or a backup code.
   */
  totp?: string;
  /**
   * The code that was mailed.
   */
  code?: string;
  /**
   * The browser's response (WebAuthn) to the challenge.
   */
  passkey?: {
    [k: string]: unknown;
  };
}
export interface ProveAnswer {
  /**
   * For the header `X-Proof` of the same call, within five minutes, once.
   */
  token: string;
}
export interface ProofChallengeAnswer {
  options: {
    [k: string]: unknown;
  };
}
export interface SendProofCodeAnswer {
  status: 0;
  msg: string;
  data: {
    ok: boolean;
    msg: string;
  };
  ok: boolean;
}

/** The contract with the types of its calls. */
export const recentProofContract: Contract<RecentProofOperations> = withLists(contract);
