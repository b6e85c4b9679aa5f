import { replaceOrFail } from '../tools/amis-sources.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/**
 * A file of the wrong type or size is refused at its field, in the page's words. amis says the size in a tooltip, and the type in an alert
 * whose title is "System Info".
 */
export const inputFile: ModulePatch = {
  module: 'amis/esm/renderers/Form/InputFile.js',
  change: (code) => forgotten(refusedType(refusedSize(hint(code)))) + REFUSE,
};

const REFUSE = `
function refuseFile(control, said) {
    var props = control.props;
    if (props.formItem) {
        props.multiple || props.formItem.clearError('remote');
        props.formItem.addError(said, 'remote');
    }
    if (props.multiple) return;
    control.setState({ error: null, files: [] }, function () { return props.onChange(''); });
}
`;

/** The line below the field says what is allowed, also where the page has words for a file that is too large. */
const hint = (code: string): string =>
  replaceOrFail(
    code,
    "invalidSizeMessage !== void 0 ? invalidSizeMessage : 'File.sizeLimit'",
    "invalidSizeMessage !== void 0 && file ? invalidSizeMessage : 'File.sizeLimit'",
  );

const refusedSize = (code: string): string =>
  replaceOrFail(
    code,
    "file.state = 'invalid';\n            }\n            else {",
    'refuseFile(_this, _this.sizeLimitTip(maxSize, file));\n                return;\n            }\n            else {',
  );

const refusedType = (code: string): string =>
  replaceOrFail(code, 'env.alert(__(invalidTypeMessage', 'refuseFile(this, __(invalidTypeMessage');

/** What was said of one file does not stay when another one is chosen. */
const forgotten = (code: string): string =>
  replaceOrFail(
    code,
    'var allowed = multiple && maxLength',
    "this.props.formItem && this.props.formItem.clearError('remote');\n        var allowed = multiple && maxLength",
  );
