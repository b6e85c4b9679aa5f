import { ON_ITS_WAY } from '../../state/on-its-way.ts';
import { untilShown } from '../../state/until-shown.ts';

/** The part of the document where the page is. */
export interface MainPart {
  /** Resolves when the nodes that are drawn now, and those whose files are on their way, are there. */
  settled(): Promise<void>;
  /** Whether it holds no text, picture or field outside of the cards for failed nodes. */
  isEmpty(): boolean;
}

const find = (): HTMLElement | null => document.querySelector('main');

/** The main part of the current document. */
export const mainPart: MainPart = {
  async settled() {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const main = find();
    if (main) {
      await untilShown(main, () => !main.querySelector(ON_ITS_WAY));
    }
  },
  isEmpty() {
    const main = find()?.cloneNode(true);
    if (!(main instanceof HTMLElement)) {
      return false;
    }
    for (const other of main.querySelectorAll(`.pw-node, ${ON_ITS_WAY}`)) {
      other.remove();
    }
    return main.textContent?.trim() === '' && !main.querySelector('img, svg, canvas, input, textarea, select, iframe');
  },
};
