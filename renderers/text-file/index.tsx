import type { FormControlProps } from 'amis-core';
import { type ChangeEvent, useState } from 'react';

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
  const [fileName, setFileName] = useState('');

  /** The mistake stands at the field, where it can be mended. */
  function refuse(): void {
    formItem?.addError(String(tooLarge), 'remote');
    setFileName('');
    onChange('');
  }

  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    formItem?.clearError('remote');
    const isTooLarge = file !== undefined && file.size > maxMegabytes * MEGABYTE;
    const text = file && !isTooLarge ? await textOf(file).catch(() => null) : null;
    // The same file chosen once more, after it was changed, is read again.
    target.value = '';
    if (file && text === null) {
      refuse();
      return;
    }
    setFileName(file?.name ?? '');
    onChange(text ?? '');
  }

  return (
    <div className="pw-text-file">
      <label className="pw-button">
        <input
          type="file"
          id={id}
          name={name}
          accept={accept}
          disabled={disabled}
          className="pw-unseen"
          onChange={(event) => void take(event)}
        />
        {choose}
      </label>
      <span className="pw-text-file-name" aria-live="polite">
        {fileName}
      </span>
    </div>
  );
}
