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

/** What scripts have made addresses for. */
const files = new Map<string, Blob>();

/** Takes the files of a document that cannot save any. */
let handOver: ((name: string, file: Blob) => void) | undefined;

/** From here on a file that a script offers goes to the document around, which can save it. Call once, in a page's own document. */
export function handFilesOver(take: (name: string, file: Blob) => void): void {
  handOver = take;
}

function noteFiles(): void {
  patchMethod(
    URL,
    'createObjectURL',
    (create) =>
      function (this: typeof URL, ...call: never[]) {
        const address = create.apply(URL as never, call) as string;
        if ((call[0] as unknown) instanceof Blob) files.set(address, call[0]!);
        return address;
      },
  );
  patchMethod(
    URL,
    'revokeObjectURL',
    (revoke) =>
      function (this: typeof URL, ...call: never[]) {
        files.delete(String(call[0]));
        revoke.apply(URL as never, call);
      },
  );
}

/** The file that is written in an address itself. */
function writtenFile(address: string): Blob | undefined {
  const [, type, base64, content = ''] = /^data:([^,]*?)(;base64)?,(.*)$/s.exec(address) ?? [];
  if (type === undefined) return undefined;
  const bytes = base64 ? Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)) : decodeURIComponent(content);
  return new Blob([bytes], { type });
}

/**
 * Gives the file that a link offers an ending that fits it.
 * @returns whether the file is on its way already
 */
function nameFile(link: HTMLAnchorElement): boolean {
  const { href, download } = link;
  if (!link.hasAttribute('download') || !/^(?:data|blob):/.test(href)) return false;
  const file = files.get(href) ?? writtenFile(href);
  link.download = fileName(download, file?.type ?? '');
  if (handOver && file) handOver(link.download, file);
  return handOver !== undefined;
}

/**
 * From here on every file that a script offers has an ending that fits its content: a page could save `setup.exe` from the
 * platform's address otherwise. All ways to save a file end in a click on a link: amis's actions, exports, drawings of codes.
 * Call once, with the first tenant's page.
 */
export function keepFileNames(): void {
  noteFiles();
  for (const name of ['click', 'dispatchEvent'] as const)
    patchMethod(
      HTMLAnchorElement.prototype,
      name,
      (run) =>
        function (this: HTMLAnchorElement, ...call: never[]) {
          return nameFile(this) || run.apply(this, call);
        },
    );
}
