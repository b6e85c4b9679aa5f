/** Hands a file to the person under a name. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The download holds the file itself by then; the address is only needed for its start.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Hands a text to the person as a file, under a name. */
export const saveText = (name: string, text: string): void => saveFile(name, new Blob([text], { type: 'text/plain' }));
