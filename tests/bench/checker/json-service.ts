import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { root } from '../../../src/machine/root.mjs';

interface Setting {
  fileMatch: string[];
  url: string;
}

/** The address of a file of the project. */
export const addressOf = (path: string) => pathToFileURL(join(root, path)).href;

/** The service that VS Code checks and completes JSON with; the workspace's setting is given by those who mean to try it. */
export function service(settings: readonly Setting[]) {
  const json = getLanguageService({
    schemaRequestService: async (address) => readFileSync(new URL(address), 'utf8'),
    workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
  });
  const schemas = settings.map(({ fileMatch, url }) => ({ fileMatch, uri: addressOf(url) }));
  json.configure({ validate: true, allowComments: false, schemas });
  return json;
}

/** The service with the setting of the workspace. */
export const bySetting = service(JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8'))['json.schemas']);
/** A text as if it stood in a file of the project. */
export const page = (file: string, text: string) => TextDocument.create(addressOf(file), 'json', 1, text);
