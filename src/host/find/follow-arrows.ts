/** Moves the keyboard between the field of a search and the links below it. */
export function followArrows(place: HTMLElement): void {
  place.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || event.isComposing) return;
    const stops = [...place.querySelectorAll<HTMLElement>('input[name], .pw-find-list a')];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    event.preventDefault();
    stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
  });
}
