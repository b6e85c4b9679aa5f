import type { Problem } from './problems.ts';

const MARK = 'data-problem';

/** Marks the nodes of the canvas that have problems, by the worst of each; the sheet problems.css shows the marks. */
export function markCanvas(canvas: ParentNode, found: readonly Problem[]): void {
  const worst = new Map<string, string>();
  for (const { ids, message } of found) {
    const [id] = ids;
    if (id !== undefined && worst.get(id) !== 'error') worst.set(id, message.severity);
  }
  for (const node of canvas.querySelectorAll('[data-editor-id]')) {
    const severity = worst.get(node.getAttribute('data-editor-id') ?? '');
    if (severity === undefined) node.removeAttribute(MARK);
    else node.setAttribute(MARK, severity);
  }
}
