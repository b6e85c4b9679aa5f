import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/**
 * A picture of the wrong type or size is refused at its field, in the page's words and language. amis would also open a dialog,
 * with English words of the package that opens files. So is a file that only has the name of a picture, before the box to crop it opens.
 */
export const inputImage: ModulePatch = {
  module: 'amis/esm/renderers/Form/InputImage.js',
  change: (code) => retold(readFirst(checkSize(withoutDialog(code)))),
};

const withoutDialog = (code: string): string =>
  replaceOrFail(code, 'this.props.showErrorModal == undefined || this.props.showErrorModal', 'false');

const checkSize = (code: string): string =>
  replaceOrFail(
    code,
    'onFileDialogCancel: this.handleFileCancel, accept: accept,',
    'onFileDialogCancel: this.handleFileCancel, maxSize: maxSize, accept: accept,',
  );

/** In amis the box to crop stays empty, its buttons throw, and the form is not sent and says nothing. */
const readFirst = (code: string): string =>
  replaceOrFail(
    code,
    `return this.setState({
                cropFile: file,
                cropFileName: file.name
            });`,
    `var seen = new Image();
            seen.onload = function () {
                _this_1.unmounted || _this_1.setState({ cropFile: file, cropFileName: file.name, error: '' });
            };
            seen.onerror = function () {
                if (_this_1.unmounted) return;
                var props = _this_1.props;
                var names = { files: file.name, accept: props.accept };
                var error = props.invalidTypeMessage
                    ? localeFormatter(props.invalidTypeMessage, names)
                    : props.translate('File.invalidType', names);
                URL.revokeObjectURL(file.preview);
                _this_1.setState({ error: error, files: (_this_1.files = []) }, function () { return props.onChange(undefined); });
            };
            seen.src = file.preview;
            return;`,
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
