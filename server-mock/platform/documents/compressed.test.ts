import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { createCompressedDocuments } from './compressed.ts';

const page = (name: string) => `<p>${name}</p>${'<b>x</b>'.repeat(2000)}`;
const textOf = (document: Buffer) => brotliDecompressSync(document).toString();

/** Documents whose compressor notes what it was asked for. */
function counted() {
  const asked: string[] = [];
  const compressed = createCompressedDocuments((html, level) => {
    asked.push(`${html.slice(0, 8)} at ${level}`);
    return promisify(brotliCompress)(html, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
  });
  return { asked, compressed };
}

it("ends a compressed document with what is each visitor's own", async () => {
  const compressed = createCompressedDocuments();
  expect(textOf(await compressed(page('1'), '1', 'first'))).toBe(`${page('1')}first`);
  expect(textOf(await compressed(page('1'), '1', 'x'.repeat(65_536)))).toBe(page('1') + 'x'.repeat(65_536));
  await expect(compressed(page('1'), '1', 'x'.repeat(65_537))).rejects.toThrow('too long');
});

it('compresses a document quickly for the first visitor, and well once for all others', async () => {
  const { asked, compressed } = counted();
  for (const name of ['1', '2', '2', '2', '2']) await compressed(page(name), name, '.');
  await vi.waitFor(() => expect(asked).toEqual(['<p>1</p> at 4', '<p>2</p> at 4', '<p>2</p> at 10']));
  expect(textOf(await compressed(page('2'), '2', 'end'))).toBe(`${page('2')}end`);
});

it('compresses only one document well at a time, and one quickly', async () => {
  let atOnce = 0;
  const most: Record<number, number> = {};
  const compressed = createCompressedDocuments(async (html, level) => {
    atOnce += 1;
    most[level] = Math.max(most[level] ?? 0, atOnce);
    const document = await promisify(brotliCompress)(html, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
    atOnce -= 1;
    return document;
  });
  const names = Array.from({ length: 20 }, (_, number) => String(number));
  await Promise.all(names.map((name) => compressed(page(name), name, '.')));
  expect(most).toEqual({ 4: 1 });
  await Promise.all(names.map((name) => compressed(page(name), name, '.')));
  expect(most).toEqual({ 4: 1, 10: 1 });
});

it('forgets what was asked for longest ago', async () => {
  const { asked, compressed } = counted();
  await compressed('kept', 'kept', '.');
  await compressed('once', 'once', '.');
  for (let number = 0; number < 100; number += 1) {
    await compressed(String(number), String(number), '.');
    await compressed('kept', 'kept', '.');
  }
  await compressed('once', 'once', '.');
  expect(asked.filter((name) => name === 'kept at 4')).toHaveLength(1);
  expect(asked.filter((name) => name === 'once at 4')).toHaveLength(2);
});
