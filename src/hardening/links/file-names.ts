import { patchMethod } from '../patch-method.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument.';

/** The endings of files that people may save, by type of content; the first one is given to a name with another. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'application/json': ['json'],
  'text/csv': ['csv'],
  'text/plain': ['txt', 'csv', 'json', 'log', 'md'],
  'application/pdf': ['pdf'],
  'application/zip': ['zip'],
  [`${OFFICE}spreadsheetml.sheet`]: ['xlsx'],
  [`${OFFICE}wordprocessingml.document`]: ['docx'],
  [`${OFFICE}presentationml.presentation`]: ['pptx'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/svg+xml': ['svg'],
};

/** Characters that hide what a name ends with: they control, or they turn the direction of the text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are the characters that names must not have
const HIDING = /[\u0000-\u001f\u007f\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** A name for a file whose ending says what the file is; `.txt` for content that nobody can name. */
export function fileName(wanted: string, contentType: string): string {
  const [type = ''] = contentType.toLowerCase().split(';', 1);
  const endings = ENDINGS[type.trim()] ?? ['txt'];
  const name = wanted.replace(HIDING, '').replace(/[. ]+$/, '');
  const [, start = name, ending = ''] = /^(.*)\.([^.]*)$/.exec(name) ?? [];
  return endings.includes(ending.toLowerCase()) ? name : `${start || 'file'}.${endings[0]}`;
}

/** The types of what scripts have made addresses for. */
const types = new Map<string, string>();

function noteTypes(): void {
  patchMethod(
    URL,
    'createObjectURL',
    (create) =>
      function (this: typeof URL, ...call: never[]) {
        const address = create.apply(URL as never, call) as string;
        types.set(address, (call[0] as unknown as Partial<Blob>)?.type ?? '');
        return address;
      },
  );
  patchMethod(
    URL,
    'revokeObjectURL',
    (revoke) =>
      function (this: typeof URL, ...call: never[]) {
        types.delete(String(call[0]));
        revoke.apply(URL as never, call);
      },
  );
}

function nameFile(link: HTMLAnchorElement): void {
  const { href, download } = link;
  const written = /^data:([^,]*)/.exec(href)?.[1];
  if (link.hasAttribute('download') && (written !== undefined || href.startsWith('blob:')))
    link.download = fileName(download, written ?? types.get(href) ?? '');
}

/**
 * From here on every file that a script offers has an ending that fits its content: a page could save `setup.exe` from the
 * platform's address otherwise. All ways to save a file end in a click on a link: amis's actions, exports, drawings of codes.
 * Call once, with the first tenant's page.
 */
export function keepFileNames(): void {
  noteTypes();
  for (const name of ['click', 'dispatchEvent'] as const)
    patchMethod(
      HTMLAnchorElement.prototype,
      name,
      (run) =>
        function (this: HTMLAnchorElement, ...call: never[]) {
          nameFile(this);
          return run.apply(this, call);
        },
    );
}
