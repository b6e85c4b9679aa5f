/** A place around the node, and how far from it in pixels of the page. */
type Place = readonly [at: string, away: number];

const near = (at: string): Place => [at, 0];

/** Where the tools of the selected node may stand, the best place first; a wide node's words begin at the other end. */
const NARROW = [
  ...['above-start', 'above-end', 'beside', 'below-start', 'below-end', 'inside'].map(near),
  ...[60, 120, 240, 480].map((away): Place => ['beside', away]),
];
const WIDE = ['above-end', 'above-start', 'below-end', 'below-start', 'inside'].map(near);

/** Pixels from which a node is wide. */
const ENOUGH = 560;

/** Pixels between two points that are looked at below the tools. */
const STEP = 8;

/** What it costs to cover a component that holds no others: there is something to read or to press. */
const LEAF = 10;

/** More than all points together: tools beyond the canvas cannot be reached. */
const BEYOND = 100_000;

/** The window of the canvas, in this document's pixels. */
interface Canvas {
  page: Document;
  left: number;
  right: number;
  top: number;
  scale: number;
}

function canvasBelow(): Canvas | undefined {
  const frame = document.querySelector<HTMLIFrameElement>('iframe.ae-PreviewIFrame');
  const page = frame?.contentDocument;
  if (!frame || !page) return undefined;
  const { left, right, top, width } = frame.getBoundingClientRect();
  return { page, left, right, top, scale: width / frame.offsetWidth || 1 };
}

/** The points below a box, in rows that are close enough to miss no line of text. */
function pointsIn({ left, top, width, height }: DOMRect): (readonly [x: number, y: number])[] {
  const [columns, rows] = [width, height].map((size) => Math.max(1, Math.ceil(size / STEP))) as [number, number];
  return Array.from({ length: (columns + 1) * (rows + 1) }, (_, at) => [
    left + ((at % (columns + 1)) / columns) * width,
    top + (Math.floor(at / (columns + 1)) / rows) * height,
  ]);
}

/** What an element covers of components that one could want to click: neither the node nor what is around it. */
function covered(tools: Element, node: Element, { page, left, right, top, scale }: Canvas): number {
  const box = tools.getBoundingClientRect();
  const costs = pointsIn(box).map(([x, y]) => {
    const there = page.elementFromPoint((x - left) / scale, (y - top) / scale)?.closest('[data-editor-id]');
    if (!there || there.contains(node)) return 0;
    return there.querySelector('[data-editor-id]') ? 1 : LEAF;
  });
  const outside = box.left < left - 4 || box.right > right + 4 ? BEYOND : 0;
  return costs.reduce<number>((sum, cost) => sum + cost, outside);
}

/** Puts the tools where they cover the least. A click on a component that is in sight then selects it. */
function place(layer: Element): void {
  const tools = layer.querySelector<HTMLElement>('.ae-Editor-toolbarPopover');
  const box = tools?.closest<HTMLElement>('[data-hlbox-id]');
  const canvas = canvasBelow();
  const node = box && canvas?.page.querySelector(`[data-editor-id="${box.dataset['hlboxId']}"]`);
  if (!tools || !canvas || !node || !Number.isFinite(canvas.scale) || canvas.scale === 0) return;
  const put = ([at, away]: Place): void => {
    tools.dataset['at'] = at;
    tools.style.setProperty('--tools-away', `${away}px`);
  };
  const places = box.offsetWidth > ENOUGH ? WIDE : NARROW;
  let [best, least] = [places[0]!, Number.POSITIVE_INFINITY];
  for (const one of places) {
    put(one);
    const cost = covered(tools, node, canvas);
    if (cost < least) [best, least] = [one, cost];
    if (cost === 0) break;
  }
  put(best);
}

/** Keeps the tools of the selected node of an editor out of the way of other nodes. */
export function placeTools(editor: ParentNode): void {
  const layer = editor.querySelector('#aePreviewHighlightBox');
  if (!layer) return;
  let frame = 0;
  const follow = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => place(layer));
  };
  // Not what is done here to the tools themselves.
  const isOthers = ({ target }: MutationRecord): boolean => !(target as Element).matches('.ae-Editor-toolbarPopover');
  new MutationObserver((changes) => changes.some(isOthers) && follow()).observe(layer, {
    subtree: true,
    childList: true,
    attributeFilter: ['style', 'data-hlbox-id'],
  });
}
