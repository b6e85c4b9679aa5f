// Made by `npm run types` from schemas/contracts/find.json; change that and run it again.

import contract from '../../../../schemas/contracts/find.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface FindOperations {
  find: {
    query: FindQuery;
    answer: FindAnswer;
  };
}
export interface FindQuery {
  keywords?: string;
}
export interface FindAnswer {
  found: {
    kind: 'company' | 'app' | 'page' | 'screen';
    name: string;
    /**
     * The name of the company that it belongs to; empty for companies and for screens of the platform.
     */
    company: string;
    /**
     * The name of the app that a page belongs to; empty for everything else.
     */
    app: string;
    /**
     * The picture of the company or the app; empty: none.
     */
    logo: string;
    /**
     * Without the context path.
     */
    address: string;
  }[];
}

/** The contract with the types of its calls. */
export const findContract: Contract<FindOperations> = withLists(contract);
