import type { ZipBounds } from '../../kernel/archives/read-zip.ts';

const megabyte = 1024 * 1024;

/** Bytes of a package as a ZIP file. */
export const PACKED_BYTES = megabyte;

/** Bytes of the module that a frame starts with. */
const ENTRY_BYTES = 500 * 1024;

/** Versions of one name at a level. */
export const MOST_VERSIONS = 50;

/** Components of a level, all versions together. */
export const MOST_COMPONENTS = 500;

/** Types of the files of a package. HTML is not among them: the platform writes the only document of a package. */
export const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
};

const FOLDERS = /^(?:[A-Za-z0-9_-]{1,60}\/){1,5}$/;
const FILE = /^(?:[A-Za-z0-9_-]{1,60}\/){0,5}[A-Za-z0-9_-][A-Za-z0-9._-]{0,79}$/;

/** What a package holds. */
export const packageBounds: ZipBounds = {
  mostEntries: 64,
  mostBytes: 3 * megabyte,
  bytesOf(name) {
    if (FOLDERS.test(name)) return 'folder';
    const end = name.slice(name.lastIndexOf('.') + 1);
    if (!FILE.test(name) || !Object.hasOwn(TYPES, end)) return null;
    return name === 'index.js' ? ENTRY_BYTES : megabyte;
  },
};
