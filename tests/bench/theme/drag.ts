/** What is changed in each frame. */
export type Step =
  /** The next value of a slider in the page, as a pointer that drags it sets it. */
  | { slider: string }
  /** The value of one variable, and nothing else. */
  | { variable: string; scope: string };

/**
 * Changes something once in every frame, and answers how long each frame took: from one picture to the next with all that the page does in
 * between. Runs in the page.
 */
export async function drag({ step, frames }: { step: Step; frames: number }): Promise<number[]> {
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

  function slide(selector: string): (at: number) => void {
    const slider = document.querySelector<HTMLInputElement>(selector)!;
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    return (at) => {
      if (!slider.isConnected) throw new Error('The slider went while it was dragged.');
      set!.call(slider, String(Number(slider.min) + ((at * 7) % (Number(slider.max) - Number(slider.min)))));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    };
  }

  function setVariable(name: string, scope: string): (at: number) => void {
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = `${scope}{}`;
    const { style } = sheet.sheet!.cssRules[0] as CSSStyleRule;
    return (at) => style.setProperty(name, `hsl(${(at * 7) % 360} 80% 50%)`);
  }

  const change = 'slider' in step ? slide(step.slider) : setVariable(step.variable, step.scope);
  const times: number[] = [];
  let before = await nextFrame();
  for (let at = 0; at < frames; at += 1) {
    change(at);
    const now = await nextFrame();
    times.push(now - before);
    before = now;
  }
  return times;
}
