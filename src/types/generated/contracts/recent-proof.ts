// Made by `npm run types` from schemas/contracts/recent-proof.json; change that and run it again.

export interface RecentProofOperations {
  proofMethods: {
    answer: ProofMethodsAnswer;
  };
  prove: {
    body: ProveBody;
    answer: ProveAnswer;
  };
  sendProofCode: {
    answer: SendProofCodeAnswer;
  };
}
export interface ProofMethodsAnswer {
  methods: ('password' | 'totp' | 'code')[];
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
}
export interface ProveAnswer {}
export interface SendProofCodeAnswer {
  status: 0;
  msg: string;
  data: {
    ok: boolean;
    msg: string;
  };
  ok: boolean;
}
