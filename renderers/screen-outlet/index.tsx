import { useContext, useLayoutEffect } from 'react';
import { outletAppears } from '../../src/host/failures/outlets.ts';
import { FrameRoot } from '../../src/host/frames/frame-root.tsx';
import { OutletContext } from '../../src/host/tree/screen-context.ts';
import { ScreenFrame } from '../../src/host/tree/screen-frame.tsx';

/** Shows the page inside a shell. Outside of a shell, and inside the page itself, there is nothing to show. */
export default function ScreenOutlet() {
  const content = useContext(OutletContext);
  const shows = content !== null;
  useLayoutEffect(() => (shows ? outletAppears() : undefined), [shows]);
  if (!content) {
    return null;
  }
  const { visit, screen } = content;
  return (
    <OutletContext.Provider value={null}>
      <FrameRoot screen={screen} visit={visit} net={ScreenFrame} />
    </OutletContext.Provider>
  );
}
