import type { EditorManager } from 'amis-editor-core';
import { ownFetch } from '../../requests/requests.ts';

/** Pixels of a picture: cards and the palette show no more. */
const WIDEST = 800;

/** How tall a picture is at most, for its width: cards show the top of what is taller. */
const TALLEST = 0.75;

/** Bytes of a picture that the server takes. */
const MOST_BYTES = 1_048_576;

/** Milliseconds in which a picture of the page has to be loaded. */
const PATIENCE = 5000;

/** Whether a node is among what a picture shows: what lies below its end costs time and is not seen. */
const isAbove = (bottom: number) => (node: Node) => {
  const isDrawn = node.nodeType === Node.ELEMENT_NODE;
  return !isDrawn || (node as Element).getBoundingClientRect().top < bottom;
};

/** Pictures of pages lie among the platform's uploads. */
const UPLOAD = /\/api\/upload\/\d+$/;

/** A file as a data URL. */
const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** A picture of the page, which the browser has; only the host may ask for one that is no file of the client's own. */
async function pictureAt(address: string): Promise<string | false> {
  const { origin, pathname } = new URL(address, document.baseURI);
  if (origin !== location.origin || !UPLOAD.test(pathname)) return false;
  return dataUrlOf(await (await ownFetch(address, { cache: 'force-cache' })).blob());
}

/** Takes a picture of what an element shows; undefined where it shows nothing, or cannot be drawn. */
export async function pictureOf(element: HTMLElement): Promise<File | undefined> {
  const { width, height, top } = element.getBoundingClientRect();
  const shown = Math.min(height, width * TALLEST);
  if (width < 1 || shown < 1) return undefined;
  const { domToBlob } = await import('modern-screenshot');
  const { backgroundColor } = getComputedStyle(element.ownerDocument.body);
  // A theme is thousands of variables. Their values stand in the other properties.
  const includeStyleProperties = [...getComputedStyle(element)].filter((name) => !name.startsWith('--'));
  const picture = await domToBlob(element, {
    ...{ width, height: shown, scale: Math.min(1, WIDEST / width), type: 'image/webp', quality: 0.85 },
    ...{
      backgroundColor,
      font: false,
      timeout: PATIENCE,
      fetchFn: pictureAt,
      includeStyleProperties,
      filter: isAbove(top + shown),
    },
  }).catch(() => undefined);
  if (!picture || picture.size === 0 || picture.size > MOST_BYTES) return undefined;
  return new File([picture], 'screenshot.webp', { type: picture.type });
}

/** Takes a picture of a node on the canvas of an editor; undefined where it is not drawn. */
export async function pictureOfNode({ store }: EditorManager, id: string): Promise<File | undefined> {
  const element = store.getDoc().querySelector<HTMLElement>(`[data-editor-id="${CSS.escape(id)}"]`);
  return element ? pictureOf(element) : undefined;
}
