const written = new Set(['text', 'email', 'password', 'tel', 'url', 'search']);

/** What owners were told last. Some, which React does not lead, never write it into the attribute. */
const told = new WeakMap<HTMLInputElement, string>();

/** React writes the value that it knows of into the attribute, too; so a field that holds another one was filled without a word. */
function isSilent(field: HTMLInputElement): boolean {
  const { type, value, defaultValue } = field;
  if (value === defaultValue) told.delete(field);
  return written.has(type) && value !== defaultValue && value !== told.get(field);
}

/** Tells the owner of a field what stands in it. */
function tell(field: HTMLInputElement): void {
  const { value } = field;
  told.set(field, value);
  // A program may have used the setter that React watches; then React would take the value for an old one.
  field.value = field.defaultValue;
  // As `src/shell/set-value.ts` does, which is in the first file of the sign-in page; this comes late.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Has what was begun happen a moment later. */
function putOff(event: Event, again: () => void): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  setTimeout(again);
}

/**
 * Some password managers set values without the events of typing. Before anything is pressed or sent, the owners of fields are told, so that
 * forms send what people see. Forms take a value in a moment later; what was pressed waits for that.
 */
export function tellSilentValues(page: Document = document): void {
  let isTakenIn = true;

  function areTakenIn(): boolean {
    const silent = [...page.querySelectorAll('input')].filter(isSilent);
    for (const field of silent) tell(field);
    if (silent.length > 0) {
      isTakenIn = false;
      setTimeout(() => {
        isTakenIn = true;
      });
    }
    return isTakenIn;
  }

  const listen = <Type extends 'click' | 'keydown' | 'submit'>(
    type: Type,
    hear: (event: DocumentEventMap[Type]) => void,
  ) => page.addEventListener(type, hear, true);

  listen('keydown', ({ key, isComposing }) => key === 'Enter' && !isComposing && areTakenIn());
  listen('click', (event) => {
    if (areTakenIn()) return;
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('button');
    if (button) putOff(event, () => button.click());
  });
  listen('submit', (event) => {
    if (areTakenIn()) return;
    const form = event.target as HTMLFormElement;
    putOff(event, () => form.requestSubmit(event.submitter));
  });
}
