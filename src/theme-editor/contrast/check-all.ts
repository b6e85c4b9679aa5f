import type { Texts } from '../../i18n/translate.ts';
import { loadPanels } from '../../theme/panels/load-panel.ts';
import { SHOWN } from '../../theme/tried-theme.ts';
import type { Editing } from '../context.ts';
import { dressFrame } from '../dress-frame.ts';
import { lookAt } from './look-at.ts';
import { settled } from './settled.ts';

/** The size of the page in which samples are drawn, as in the preview. */
const STYLE = 'position:fixed;left:-10000px;top:0;width:800px;height:1200px;border:0';

/** So many components are drawn at once: more would hold the page up for longer than a moment. */
const AT_ONCE = 6;

/** A frame beside the page that nobody sees. */
function frameWith(src: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.style.cssText = STYLE;
  frame.inert = true;
  frame.ariaHidden = 'true';
  frame.src = src;
  return new Promise((resolve) => {
    frame.addEventListener('load', () => resolve(frame), { once: true });
    document.body.append(frame);
  });
}

/**
 * Looks at the samples of all components, a few at a time in one page, in the look that the theme is made for.
 * @param src the page of the samples
 */
export async function checkAll({ session, code, contrast }: Editing, src: string, texts: Texts): Promise<void> {
  if (contrast.state().isBusy) return;
  const keys = [...(await loadPanels()).keys()];
  contrast.progress(0, keys.length);
  const frame = await frameWith(src);
  const [view, page] = [frame.contentWindow!, frame.contentDocument!];
  const dressed = dressFrame(view);
  const now = () => {
    const { theme } = session.state();
    return { theme, look: theme.config.isDark ? ('dark' as const) : ('light' as const), texts };
  };
  try {
    await settled(page, ['.pw-theme-gallery']);
    for (let done = 0; done < keys.length; done += AT_ONCE) {
      contrast.progress(done, keys.length);
      const shown = keys.slice(done, done + AT_ONCE);
      dressed.wear(code.dressed(now().theme), now().look);
      view.dispatchEvent(new CustomEvent(SHOWN, { detail: shown }));
      await settled(
        page,
        shown.map((key) => `[data-theme-panel="${key}"]`),
      );
      await lookAt(page, shown, contrast, now);
    }
  } finally {
    dressed.end();
    frame.remove();
    contrast.progress(0, 0);
  }
}
