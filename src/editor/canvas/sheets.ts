/** Rules that the frame needs beside the sheets of the page: those of amis-editor for marks on nodes stand in its own sheet. */
const LOOK = '[data-look="dark"]';

/** The platform's own sheet, in the document and in the frame. */
const PLATFORM = '[data-look="light"]';

/** The links that the document has for the canvas, as the build and the server have written them. */
function named(page: Document): HTMLLinkElement[] {
  const template = page.getElementById('pagewright-canvas') as HTMLTemplateElement | null;
  return template ? [...template.content.querySelectorAll('link')] : [];
}

/**
 * The sheets that the canvas's frame begins with: those of the document for the marks of amis-editor, then the platform's own, so
 * that a page looks as it does where it is shown. How the document itself looks is another matter. In development, where the build
 * names none, the document's own do.
 */
export function canvasSheets(page: Document = document): string[] {
  const inForce = [...page.querySelectorAll('link[rel="stylesheet"]:not(#pagewright-dark), style')];
  const [platform, own] = [true, false].map((is) => inForce.filter((sheet) => sheet.matches(PLATFORM) === is));
  return [...own!, ...platform!, ...named(page).map(inForceAs)].map(({ outerHTML }) => outerHTML);
}

/** What a canvas looks like that begins now. */
let next = 'light';

/** The sheet of the dark look lies in the frame from the start, out of force unless the canvas begins with it. */
function inForceAs(link: HTMLLinkElement): HTMLLinkElement {
  const copy = link.cloneNode() as HTMLLinkElement;
  copy.toggleAttribute('disabled', link.matches(LOOK) && next !== 'dark');
  return copy;
}

/** Says how the canvas looks from its first picture on. */
export function beginLook(look: string): void {
  next = look;
}

/** Puts the sheet of the dark look into force, or out of it. */
export function setLook(canvas: Document, look: string): void {
  for (const link of canvas.querySelectorAll<HTMLLinkElement>(`link${LOOK}`)) link.disabled = look !== 'dark';
}
