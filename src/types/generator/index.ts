import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { amisFiles } from './amis-files.ts';
import { amisTypeList, readAmisTypes } from './amis-types.ts';
import { answerFields } from './answer-fields.ts';
import { checkCodeList } from './check-codes.ts';
import { codesDocument } from './codes-document.ts';
import { type ContractSource, contractTypes } from './contract-types.ts';
import { formulaWords } from './formula-words.ts';
import { type OperationSource, operationList } from './operation-list.ts';
import { rendererTypes, rendererUnion } from './renderer-types.ts';
import { sourceList } from './sources.ts';

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Names of the features that have a contract. */
export function contractNames(root: string): string[] {
  return readdirSync(join(root, 'schemas/contracts'))
    .filter((file) => file.endsWith('.json') && !file.endsWith('.schema.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

/** Types of the platform's own renderers: the folders that have a schema. */
export function rendererNames(root: string): string[] {
  const folder = join(root, 'renderers');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'schema.json')))
    .sort();
}

/** Where the generated modules lie. */
export const GENERATED = 'src/types/generated';

/** Every generated file: path below the project's root → text. */
export async function generateTypes(root: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const operations: OperationSource[] = [];
  const contracts: (ContractSource & { operations: OperationSource[] })[] = [];
  for (const feature of contractNames(root)) {
    const contract: ContractSource & { operations: OperationSource[] } = readJson(
      join(root, 'schemas/contracts', `${feature}.json`),
    );
    operations.push(...contract.operations);
    contracts.push(contract);
    files.set(`${GENERATED}/contracts/${feature}.ts`, await contractTypes(contract, feature));
  }
  const types = rendererNames(root);
  for (const type of types) {
    files.set(
      `${GENERATED}/renderers/${type}.ts`,
      await rendererTypes(readJson(join(root, 'renderers', type, 'schema.json')), type),
    );
  }
  files.set(`${GENERATED}/answers.ts`, answerFields(contracts));
  files.set(`${GENERATED}/operations.ts`, operationList(operations));
  files.set(`${GENERATED}/renderer-types.ts`, rendererUnion(types));
  const registered = readAmisTypes(root);
  files.set(`${GENERATED}/amis-types.ts`, amisTypeList(registered));
  files.set(`${GENERATED}/check-codes.ts`, checkCodeList(root));
  files.set('src/validation/codes.md', codesDocument(root));
  files.set(`${GENERATED}/sources.ts`, sourceList(root));
  files.set(`${GENERATED}/formula-words.ts`, formulaWords(root));
  for (const [path, text] of await amisFiles(root, registered)) files.set(path, text);
  return files;
}
