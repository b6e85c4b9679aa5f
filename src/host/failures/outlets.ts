/** How many outlets show the page at the moment. */
let shown = 0;

/** An outlet of the shell shows the page; answers what to call when it goes. */
export function outletAppears(): () => void {
  shown += 1;
  return () => {
    shown -= 1;
  };
}

/** Whether the page is shown anywhere in its shell. */
export const isPageShown = (): boolean => shown > 0;
