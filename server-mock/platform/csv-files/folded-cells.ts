import { folded } from '../../kernel/values/folded.ts';
import type { CsvField } from './messages.ts';

/** What the folded texts of a file may come to in characters: some signs become eighteen. */
const LARGEST = 8 * 1024 * 1024;

/** Values that the cells with several may have in all. Each is a row of its own. */
const MOST_VALUES = 30_000;

/** Folds the cells of a file. Past its bounds it does nothing more, and the file is too large. */
export class FoldedCells {
  isTooLarge = false;
  #size = 0;
  #values = 0;

  /** A cell as the server takes it. */
  read({ folded: how }: CsvField, cell: string): string {
    if (!how || cell === '' || this.isTooLarge) return cell;
    if (how === 'names') return this.#names(cell);
    const text = this.#fold(cell);
    return how === 'name' ? text : cell;
  }

  #names(cell: string): string {
    const parts = cell.split(/[,，]/);
    this.#values += parts.length;
    if (this.#values > MOST_VALUES) this.isTooLarge = true;
    return this.isTooLarge ? '' : [...new Set(parts.map((part) => this.#fold(part)))].join('\n');
  }

  #fold(text: string): string {
    const form = folded(text);
    this.#size += form.length;
    if (this.#size > LARGEST) this.isTooLarge = true;
    return form;
  }
}
