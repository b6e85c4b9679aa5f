const megabyte = 1024 * 1024;

/** Bytes of a file: what the specification says. */
export const FILE_BYTES = 20 * megabyte;

/** Templates of a file. */
export const MOST_TEMPLATES = 500;

/** Entries of a file: the manifest, two folders, and of each template the page and two pictures. */
export const MOST_ENTRIES = 3 + 3 * MOST_TEMPLATES;

/** Bytes of all entries together, unpacked. */
export const MOST_BYTES = 64 * megabyte;

/** Bytes of one entry. */
export const ENTRY_BYTES = { manifest: megabyte, template: megabyte, image: megabyte } as const;

/** What an entry is, by its name. */
export function kindOf(name: string): keyof typeof ENTRY_BYTES | 'folder' | null {
  if (name === 'manifest.json') return 'manifest';
  if (name === 'templates/' || name === 'images/') return 'folder';
  if (/^templates\/[1-9][0-9]{0,3}\.json$/.test(name)) return 'template';
  return /^images\/[1-9][0-9]{0,3}\.(?:png|jpg|jpeg|gif|webp)$/.test(name) ? 'image' : null;
}
