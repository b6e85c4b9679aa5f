/** Hands a text to the person as a file, under a name. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The download holds the file itself by then; the address is only needed for its start.
  setTimeout(() => URL.revokeObjectURL(address));
}
