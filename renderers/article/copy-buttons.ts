/** How long a button says that it has copied, in ms. */
const SAID_FOR = 2000;

/** What the buttons say. */
interface Words {
  copy: string;
  copied: string;
}

function copyButton(code: HTMLElement, { copy, copied }: Words): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'pw-doc-copy' });
  button.textContent = copy;
  button.setAttribute('aria-live', 'polite');
  let said: ReturnType<typeof setTimeout>;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code.textContent ?? '');
    button.textContent = copied;
    clearTimeout(said);
    said = setTimeout(() => {
      button.textContent = copy;
    }, SAID_FOR);
  });
  return button;
}

/** Gives each piece of code in a text a button that copies it. The answer takes the buttons away again. */
export function addCopyButtons(text: ParentNode, words: Words): () => void {
  const buttons = [...text.querySelectorAll<HTMLElement>('.pw-doc-code')].flatMap((box) => {
    const code = box.querySelector<HTMLElement>('code');
    if (!code) return [];
    const button = copyButton(code, words);
    box.append(button);
    return [button];
  });
  return () => {
    for (const button of buttons) button.remove();
  };
}
