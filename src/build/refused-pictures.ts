import type { Plugin } from 'vite';
import { replaceOrFail } from './amis-sources.ts';

const step = 'refused pictures';

/**
 * A picture of the wrong type or size is refused at its field, in the page's words. amis would also open a dialog, with English
 * words of the package that opens files.
 */
export function refusedPictures(): Plugin {
  return {
    name: 'pagewright:refused-pictures',
    enforce: 'pre',
    transform: {
      filter: { id: /amis\/esm\/renderers\/Form\/InputImage\.js$/ },
      handler: (code) => ({ code: checkSize(withoutDialog(code)), map: null }),
    },
  };
}

const withoutDialog = (code: string): string =>
  replaceOrFail(code, 'this.props.showErrorModal == undefined || this.props.showErrorModal', 'false', step);

const checkSize = (code: string): string =>
  replaceOrFail(
    code,
    'onFileDialogCancel: this.handleFileCancel, accept: accept,',
    'onFileDialogCancel: this.handleFileCancel, maxSize: maxSize, accept: accept,',
    step,
  );
