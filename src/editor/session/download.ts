import { saveText } from '../../api/save-text.ts';

/** Hands a page over as a file that the manager of screens can import. */
export function downloadPage(id: string, schema: object): void {
  const file = { format: 'pagewright.screen', version: 1, id, schema };
  saveText(`${id.replace('/', '.')}.json`, JSON.stringify(file, null, 2));
}
