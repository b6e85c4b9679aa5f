import { beforeAll, expect, it } from 'vitest';
import { fileName, handFilesOver, keepFileNames } from './file-names.ts';

it.each([
  ['setup.exe', 'application/json', 'setup.json'],
  ['Sign in.html', 'application/json; charset=utf-8', 'Sign in.json'],
  ['data', 'text/csv', 'data.csv'],
  ['export.CSV', 'text/plain;charset=utf-8', 'export.CSV'],
  ['codes.txt', 'text/plain', 'codes.txt'],
  ['run.bat', 'text/plain', 'run.txt'],
  ['page.html', 'text/html', 'page.txt'],
  ['a.docx.exe', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'a.docx.docx'],
  ['qr.png.lnk', 'image/png', 'qr.png.png'],
  ['setup.exe. . ', '', 'setup.txt'],
  ['photo\u202egnp.exe', 'image/png', 'photognp.png'],
  ['.exe', 'application/octet-stream', 'file.txt'],
  ['', 'application/json', 'file.json'],
])('%j of %s is saved as %j', (wanted, type, name) => expect(fileName(wanted, type)).toBe(name));

const saved: string[] = [];

beforeAll(() => {
  let count = 0;
  URL.createObjectURL = () => `blob:${++count}`;
  URL.revokeObjectURL = () => undefined;
  const note = function (this: HTMLAnchorElement) {
    saved.push(this.download);
    return true;
  };
  HTMLAnchorElement.prototype.dispatchEvent = note;
  HTMLAnchorElement.prototype.click = note;
  keepFileNames();
});

it('holds what scripts save to it, whichever library saves', () => {
  // An action, an export or a drawing of a code that saves its own way ends here, too.
  const href = URL.createObjectURL(new Blob(['{}'], { type: 'application/json' }));
  // As file-saver does it: an event, not a click.
  Object.assign(document.createElement('a'), { href, download: 'setup.exe' }).dispatchEvent(new MouseEvent('click'));
  expect(saved).toEqual(['setup.json']);
  Object.assign(document.createElement('a'), { href: 'data:image/png;base64,AA', download: 'a.exe' }).click();
  expect(saved[1]).toBe('a.png');
});

it('leaves links that save no file of a script', () => {
  const link = Object.assign(document.createElement('a'), { href: '/company/globex', download: 'a.exe' });
  link.click();
  Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob()) }).click();
  expect(saved.slice(2)).toEqual(['a.exe', '']);
});

it('hands files over from a document that cannot save any', async () => {
  const taken: [string, Blob][] = [];
  handFilesOver((name, file) => taken.push([name, file]));
  const before = saved.length;
  const href = URL.createObjectURL(new Blob(['a,b'], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href, download: 'a.exe' }).dispatchEvent(new MouseEvent('click'));
  Object.assign(document.createElement('a'), { href: 'data:image/png;base64,AAEC', download: 'b' }).click();
  Object.assign(document.createElement('a'), { href: 'data:text/plain,%C3%A4', download: 'c' }).click();
  expect(taken.map(([name, { type, size }]) => [name, type, size])).toEqual([
    ['a.csv', 'text/csv', 3],
    ['b.png', 'image/png', 3],
    ['c.txt', 'text/plain', 2],
  ]);
  expect(saved).toHaveLength(before);
});
