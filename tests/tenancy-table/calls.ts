import type { Access } from '../../src/types/start.ts';
import { contracts } from '../contracts/contract-files.ts';
import { type Place, places } from './expected.ts';

export interface TestedCall {
  method: string;
  access: Access;
  /** The path below the place that the call addresses. */
  path: string;
  places: readonly Place[];
}

/** The calls that name a company. One that serves several levels is asked at the company and at its apps. */
export const calls: TestedCall[] = contracts.flatMap(({ contract }) =>
  contract.operations.flatMap(({ method, path, access, scoped }) => {
    const [, isApp, rest] = /^\/api\/company\/:companyKey(\/app\/:appKey)?(.*)$/.exec(path) ?? [];
    if (!scoped && rest === undefined) return [];
    const at = scoped ? places : isApp ? places.slice(1) : places.slice(0, 1);
    return [{ method, access: access as Access, path: (rest ?? path).replace(/:\w+/g, '1'), places: at }];
  }),
);

/** One call of each kind: by access and what it addresses. */
export const samples: TestedCall[] = [
  ...new Map(calls.map((call) => [`${call.access} ${call.places.join()}`, call])).values(),
];
