import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/**
 * A picture of the wrong type or size is refused at its field, in the page's words and language. amis would also open a dialog,
 * with English words of the package that opens files.
 */
export const inputImage: ModulePatch = {
  module: 'amis/esm/renderers/Form/InputImage.js',
  change: (code) => retold(checkSize(withoutDialog(code))),
};

const withoutDialog = (code: string): string =>
  replaceOrFail(code, 'this.props.showErrorModal == undefined || this.props.showErrorModal', 'false');

const checkSize = (code: string): string =>
  replaceOrFail(
    code,
    'onFileDialogCancel: this.handleFileCancel, accept: accept,',
    'onFileDialogCancel: this.handleFileCancel, maxSize: maxSize, accept: accept,',
  );

/** What was said of a picture is said in the new language once the page has another one, or no more where the server had said it. */
const retold = (code: string): string =>
  replaceOrFail(
    code,
    'if (prevProps.value !== props.value) {',
    `if (prevProps.translate !== props.translate && this.state.error) {
            var said = this.state.error;
            var name = ['invalidTypeMessage', 'invalidSizeMessage'].find(function (each) { return prevProps[each] === said; });
            this.setState({ error: name ? props[name] : '' });
        }
        if (prevProps.value !== props.value) {`,
  );
