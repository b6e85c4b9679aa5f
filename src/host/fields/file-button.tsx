import type { FormControlProps } from 'amis-core';
import { type ChangeEvent, useState } from 'react';

interface Props extends Pick<FormControlProps, 'id' | 'name' | 'accept' | 'disabled' | 'formItem'> {
  /** What the button says. */
  choose: string;
  /** Takes the file that was chosen, or that none was; answers what is wrong with it. */
  take: (file: File | undefined) => Promise<string>;
}

/** A button that chooses a file, with the file's name behind it. A mistake in the file stands at the field, where it can be mended. */
export function FileButton({ id, name, accept, disabled, formItem, choose, take }: Props) {
  const [fileName, setFileName] = useState('');

  async function change({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    formItem?.clearError('remote');
    const mistake = await take(file);
    // The same file chosen once more, after it was changed, is read again.
    target.value = '';
    if (mistake) formItem?.addError(mistake, 'remote');
    setFileName(mistake ? '' : (file?.name ?? ''));
  }

  return (
    <>
      <label className="pw-button">
        <input
          type="file"
          id={id}
          name={name}
          accept={accept}
          disabled={disabled}
          className="pw-unseen"
          onChange={(event) => void change(event)}
        />
        {choose}
      </label>
      <span className="pw-text-file-name" aria-live="polite">
        {fileName}
      </span>
    </>
  );
}
