import { expect, it } from 'vitest';
import { bySetting, page, service } from './bench/checker/json-service.ts';
import { productPages } from './bench/checker/page-files.ts';

it.each([
  ['through $schema', service([])],
  ['through the setting of the workspace', bySetting],
])('nothing is underlined in VS Code in the pages of the product, %s', { timeout: 60_000 }, async (_, json) => {
  for (const { file, text } of productPages()) {
    const document = page(file, text);
    expect([file, await json.doValidation(document, json.parseJSONDocument(document))]).toEqual([file, []]);
  }
});
