import { banner, listOfStrings } from './names.ts';
import type { Contract } from './read-source.ts';

/** Errors and sensitive actions that contracts declare, for the error table and the dialog of a proof. */
export function declaredNames(contracts: readonly Contract[]): string {
  const errors = contracts.flatMap((contract) => Object.entries(contract.errors ?? {})).sort();
  const proofs = contracts
    .flatMap(({ operations }) => operations.flatMap(({ proof }: { proof?: string }) => proof ?? []))
    .sort();
  const rows = errors.map(([code, http]) => `  '${code}': ${http},\n`).join('');
  return `${banner('schemas/contracts')}

/** Codes of errors that contracts declare, with their HTTP status. */
export const declaredErrors = {
${rows}} as const;

/** Sensitive actions that contracts declare (\`proof\`). */
export const declaredProofs = ${listOfStrings([...new Set(proofs)])} as const;
`;
}
