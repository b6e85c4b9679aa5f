import type { Page } from 'playwright';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** What has moved on a page by itself. */
export interface Shifted {
  /** The sum of the layout shifts, as browsers score it. */
  score: number;
  /** What moved, from where to where: for the message of a test that fails. */
  moved: string;
}

/** Collects the layout shifts of a page from its next navigation on. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<Shifted>> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = [];
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const nameOf = (node: Node | null) =>
      node instanceof Element
        ? (node.cloneNode() as Element).outerHTML.slice(0, 120)
        : (node?.textContent?.slice(0, 60) ?? 'a node that is gone');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const each = sources.map(
          ({ node, previousRect, currentRect }) => `${nameOf(node)}: ${place(previousRect)} → ${place(currentRect)}`,
        );
        shifts.push({ value, moved: each.join('\n') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const { shifts } = window as unknown as { shifts: { value: number; moved: string }[] };
      const score = shifts.reduce((sum, { value }) => sum + value, 0);
      return { score, moved: shifts.map(({ moved }) => moved).join('\n') };
    });
}
