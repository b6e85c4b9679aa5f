import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rendererNames } from '../validation/renderer-names.ts';
import { AMIS_NODE, amisFiles } from './amis-files.ts';
import { amisTypeList, readAmisTypes } from './amis-types.ts';
import { answerFields } from './answer-fields.ts';
import { callForms } from './call-forms.ts';
import { callTypes } from './call-types.ts';
import { codesDocument } from './codes-document.ts';
import { contractTypes } from './contract-types.ts';
import { declaredNames } from './declared.ts';
import { formulaWords } from './formula-words.ts';
import { operationList } from './operation-list.ts';
import type { ReachSource } from './reach-source.ts';
import { reachTable } from './reach-table.ts';
import { CONTRACTS, type Contract, inFile, readContract, readSource } from './read-source.ts';
import { rendererTypes, rendererUnion } from './renderer-types.ts';
import { serverFeatures } from './server-features.ts';
import { sourceList } from './sources.ts';
import { themeFiles } from './theme-files.ts';
import { waivableCodeList } from './waivable-codes.ts';

/** Names of the features that have a contract. */
function contractNames(root: string): string[] {
  return readdirSync(join(root, CONTRACTS))
    .filter((file) => file.endsWith('.json') && !file.endsWith('.schema.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

/** Which registry has the component of a type; none where the server replaces its nodes. */
function registryOf(root: string, type: string): 'every' | 'editor' | 'none' {
  const schema = readSource<Record<string, unknown>>(root, `renderers/${type}/schema.json`);
  if (schema['x-place'] === 'server') return 'none';
  return schema['x-document'] === 'editor' ? 'editor' : 'every';
}

/** Where the generated modules lie. */
export const GENERATED = 'src/types/generated';

/** A large file of types alone: no program needs it to run, so that it is made before types are checked, and not committed. */
export const UNCOMMITTED = AMIS_NODE;

/** Every generated file: path below the project's root → text. */
export async function generateTypes(root: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const operations: ReachSource[] = [];
  const contracts: Contract[] = [];
  const features = contractNames(root);
  for (const feature of features) {
    const contract = readContract(root, feature);
    operations.push(...contract.operations);
    contracts.push(contract);
    const source = await inFile(`${CONTRACTS}/${feature}.json`, () => contractTypes(contract, feature));
    files.set(`${GENERATED}/contracts/${feature}.ts`, source);
  }
  const types = rendererNames(root);
  for (const type of types) {
    const schema = readSource<Record<string, unknown>>(root, `renderers/${type}/schema.json`);
    files.set(`${GENERATED}/renderers/${type}.ts`, await rendererTypes(schema, type));
  }
  files.set(`${GENERATED}/answers.ts`, answerFields(contracts));
  files.set(`${GENERATED}/call-forms.ts`, callForms(contracts));
  files.set(`${GENERATED}/calls.ts`, callTypes(features));
  files.set(`${GENERATED}/declared.ts`, declaredNames(contracts));
  files.set('server-mock/features.ts', serverFeatures(root));
  files.set(`${GENERATED}/operations.ts`, operationList());
  files.set(`${GENERATED}/reach.ts`, reachTable(root, operations));
  const inRegistry = (registry: string) => types.filter((type) => registryOf(root, type) === registry);
  files.set(`${GENERATED}/renderer-types.ts`, rendererUnion(inRegistry('every'), inRegistry('editor')));
  const registered = readAmisTypes(root);
  files.set(`${GENERATED}/amis-types.ts`, amisTypeList(registered));
  files.set(`${GENERATED}/waivable-codes.ts`, waivableCodeList(root));
  files.set('src/validation/codes.md', codesDocument(root));
  files.set(`${GENERATED}/sources.ts`, sourceList(root));
  files.set(`${GENERATED}/formula-words.ts`, formulaWords(root));
  for (const [path, text] of await amisFiles(root, registered)) files.set(path, text);
  for (const [path, text] of await themeFiles(root)) files.set(path, text);
  return files;
}
