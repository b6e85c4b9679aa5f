import type { FormControlProps } from 'amis-core';
import { FileButton } from '../../src/host/fields/file-button.tsx';

const MEGABYTE = 1024 * 1024;

/** The text of a file: UTF-8, or else GB 18030, in which Chinese spreadsheets write CSV. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** A field whose value is the text of a chosen file. Choosing none empties it. */
export default function TextFile(props: FormControlProps) {
  const { choose, accept, tooLarge, maxMegabytes = 4, disabled, id, name, formItem, onChange } = props;

  async function take(file: File | undefined): Promise<string> {
    const isTooLarge = file !== undefined && file.size > maxMegabytes * MEGABYTE;
    const text = file && !isTooLarge ? await textOf(file).catch(() => null) : null;
    onChange(text ?? '');
    return file && text === null ? String(tooLarge) : '';
  }

  return (
    <div className="pw-text-file">
      <FileButton {...{ choose, accept, disabled, id, name, formItem, take }} />
    </div>
  );
}
