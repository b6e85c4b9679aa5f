import type { StartData } from '../../types/start.ts';

const BLOCK_ID = 'pagewright-start';

/** Reads the data block that the server wrote into the document. Throws when the document has none. */
export function readStartData(page: Document = document): StartData {
  const block = page.getElementById(BLOCK_ID);
  if (!block?.textContent) {
    throw new Error(`the document has no #${BLOCK_ID} block`);
  }
  return JSON.parse(block.textContent) as StartData;
}
