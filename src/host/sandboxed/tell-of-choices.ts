/** Tells when a person begins to look for files in the system's window, or drops some here: the click is forgotten before the files come. */
export function tellOfChoices(tell: () => void): void {
  const isFileField = (target: EventTarget | null) => target instanceof HTMLInputElement && target.type === 'file';
  window.addEventListener('click', ({ target }) => isFileField(target) && tell(), true);
  window.addEventListener('drop', () => tell(), true);
}
