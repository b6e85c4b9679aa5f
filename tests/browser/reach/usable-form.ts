/** Fields and button by which somebody signs in with a password. */
export const FORM = ['input[name=email]', 'input[name=token]', 'button[type=submit]'] as const;

/**
 * Runs in the browser: whether some form has each of the parts in a normal size, in the window once it is scrolled to, legible and taking
 * clicks.
 */
export function hasUsableForm({ parts, forms }: { parts: readonly string[]; forms: string }): boolean {
  const isFree = (form: Element) => (selector: string) => {
    const part = [...form.querySelectorAll(selector)].find((each) => each.checkVisibility());
    if (!part) return false;
    part.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { left, right, top, bottom, height } = part.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const around: Element[] = [];
    for (let each = part.parentElement; each; each = each.parentElement) around.push(each);
    const scrolled = around.filter(({ scrollTop, scrollLeft }) => scrollTop > 0 || scrollLeft > 0);
    const isNear = scrolled.every((each) => !each.scrollLeft && each.scrollTop < 6000 && each.clientHeight >= 100);
    const isInWindow = left >= 0 && right <= innerWidth && part.contains(over);
    return right - left >= 80 && height >= 18 && isInWindow && isNear;
  };
  const isRead = (each: Element) => {
    const { fontSize, color, webkitTextFillColor } = getComputedStyle(each);
    const isClear = `${color}${webkitTextFillColor}`.includes(', 0)');
    return Number.parseFloat(fontSize) >= 9 && !isClear;
  };
  /** A line is drawn through all that is in the box that has it. */
  const isCrossedOut = (form: Element) => {
    for (let each: Element | null = form; each; each = each.parentElement)
      if (getComputedStyle(each).textDecorationLine !== 'none') return true;
    return false;
  };
  const isLegible = (form: Element) => [...form.querySelectorAll('label')].every(isRead) && !isCrossedOut(form);
  return [...document.querySelectorAll(forms)].some((form) => parts.every(isFree(form)) && isLegible(form));
}
