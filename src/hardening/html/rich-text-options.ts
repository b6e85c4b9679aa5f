/** Plugins of TinyMCE that amis brings along. */
const PLUGINS = new Set(
  (
    'advlist autolink autoresize link image lists charmap preview anchor pagebreak searchreplace wordcount visualblocks visualchars ' +
    'code fullscreen insertdatetime media nonbreaking table emoticons template help quickbars'
  ).split(' '),
);

/** Options that a page may set: the size of the field, and the content of its bars. */
const OPTIONS =
  /^(?:(?:min_|max_)?(?:height|width)|toolbar(?:_mode|_sticky)?|menubar|statusbar|elementpath|resize|placeholder|paste_as_text|(?:block|font_size|font_family)_formats)$/;

/** Characters of a text among the options. Each word of a bar is a button. */
const LONGEST = 600;
const HIGHEST = 10_000;

/** Whether a page may set this option at all. */
export const isRichTextOption = (name: string): boolean => name === 'plugins' || OPTIONS.test(name);

const isShort = (value: unknown): boolean => typeof value === 'string' && value.length <= LONGEST;

const isAllowed = (value: unknown): boolean =>
  typeof value === 'boolean' || (typeof value === 'number' && value >= 0 && value <= HIGHEST) || isShort(value);

/** Names in a list, or in a text with blanks or commas between them: TinyMCE takes both. */
const namesIn = (value: unknown): string[] =>
  String(value)
    .slice(0, LONGEST)
    .split(/[\s,]+/);

/**
 * The options of a page that reach TinyMCE. With others a page could load style sheets and scripts, and switch off the checks of markup. It
 * could draw bars of thousands of buttons and freeze the editor of a colleague.
 * @param given the options of the page, and the function that amis adds for uploads of pictures
 */
export function richTextOptions({
  plugins,
  toolbar,
  ...given
}: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { images_upload_handler: upload } = given;
  const bar = Array.isArray(toolbar) ? toolbar.join(' ').slice(0, LONGEST) : toolbar;
  const kept = Object.entries({ ...given, toolbar: bar }).filter(
    ([name, value]) => OPTIONS.test(name) && isAllowed(value),
  );
  return {
    ...Object.fromEntries(kept),
    ...(plugins === undefined ? {} : { plugins: namesIn(plugins).filter((name) => PLUGINS.has(name)) }),
    ...(typeof upload === 'function' ? { images_upload_handler: upload } : {}),
  };
}
