import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { CommandError } from '../machine/command-error.mjs';
import { terminalLocale } from '../machine/texts.mjs';
import { firstErrorLine } from '../validation/formats/first-error.ts';
import { validateJson } from '../validation/index.ts';
import { readProject } from '../validation/project/project.ts';
import type { ContractSource } from './contract-types.ts';
import type { ReachSource } from './reach-source.ts';

/** The object that a JSON file of the project holds; a broken file is told as the checker tells it: file, line and column. */
export function readSource<Content extends object>(root: string, file: string): Content {
  const text = readFileSync(join(root, file), 'utf8');
  try {
    const content: unknown = JSON.parse(text);
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content as Content;
  } catch (error) {
    const texts = readProject(root).dictionaries[terminalLocale()];
    throw new CommandError(firstErrorLine(validateJson(text, { texts, file })) ?? `${file}: ${error}`);
  }
  throw new CommandError(`${file} holds no object`);
}

/** Where the contracts are. */
export const CONTRACTS = 'schemas/contracts';

/** What the generated modules take from a contract. */
export type Contract = ContractSource & {
  operations: (ReachSource & { proof?: string })[];
  errors?: Record<string, number>;
};

/** A contract that has the form of contracts. */
export function readContract(root: string, feature: string): Contract {
  const file = `${CONTRACTS}/${feature}.json`;
  const contract = readSource<Contract>(root, file);
  const ajv = new Ajv({ strict: false, validateFormats: false });
  if (ajv.validate(readSource(root, `${CONTRACTS}/contract.schema.json`), contract)) return contract;
  throw new CommandError(`${file}: ${ajv.errorsText(ajv.errors, { dataVar: 'contract' })}`);
}

/** Does what is made of one file; a failure names the file. */
export async function inFile<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new CommandError(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
