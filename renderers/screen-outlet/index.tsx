import type { RendererProps, Schema } from 'amis-core';
import { useContext, useLayoutEffect } from 'react';
import { outletAppears } from '../../src/host/outlets.ts';
import { OutletContext } from '../../src/host/screen-context.ts';
import { ScreenFrame } from '../../src/host/screen-frame.tsx';

/** Shows the page inside a shell. Outside of a shell, and inside the page itself, there is nothing to show. */
export default function ScreenOutlet({ render }: RendererProps) {
  const content = useContext(OutletContext);
  const shows = content !== null;
  useLayoutEffect(() => (shows ? outletAppears() : undefined), [shows]);
  if (!content) {
    return null;
  }
  const { key, screen, onFailure } = content;
  return (
    <OutletContext.Provider value={null}>
      <ScreenFrame key={key} screen={screen} onFailure={onFailure}>
        {render('screen', screen.schema as Schema, { key })}
      </ScreenFrame>
    </OutletContext.Provider>
  );
}
