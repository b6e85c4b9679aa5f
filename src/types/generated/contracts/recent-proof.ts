// Made by `npm run types` from schemas/contracts/recent-proof.json; change that and run it again.

export interface RecentProofOperations {
  proofMethods: {
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
export interface ProofMethodsAnswer {
  methods: ('password' | 'totp' | 'code' | 'passkey')[];
  /**
   * Where a code goes to, mostly hidden.
   */
  email: string;
  /**
   * The last proof still counts.
   */
  recent: boolean;
}
export interface ProveBody {
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
export interface ProveAnswer {}
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
