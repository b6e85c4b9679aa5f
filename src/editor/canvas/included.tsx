import { registerRenderer } from 'amis-core';
import { createContext, useContext, useEffect, useState } from 'react';
import { isPart, type Json } from '../../validation/parts/include.ts';
import { withParameters } from '../../validation/parts/parameters.ts';

/** Loads a part as it stands on pages, with words in place of keys; null when there is none. */
export type LoadPart = (id: string) => Promise<object | null>;

/** What loads the parts of the page in the canvas. */
export const PartsContext = createContext<LoadPart>(async () => null);

interface IncludedProps {
  $schema: { screen?: string; data?: Json };
  render(region: string, schema: object): JSX.Element;
}

/**
 * A part where a page includes it. It is drawn as one block: its nodes have no marks, so that none of them can be selected, for they
 * belong to the part and not to this page.
 */
export function Included({ $schema: { screen = '', data = {} }, render }: IncludedProps) {
  const loadPart = useContext(PartsContext);
  const [part, setPart] = useState<object | null>(null);
  useEffect(() => {
    let isGone = false;
    loadPart(screen).then((found) => isGone || setPart(found));
    return () => {
      isGone = true;
    };
  }, [loadPart, screen]);
  const isDrawn = part !== null && isPart(part);
  return (
    <div className="pw-included" data-part={screen}>
      {isDrawn ? (
        render(
          'part',
          withParameters(part as Json, data, () => undefined),
        )
      ) : (
        <code>{screen}</code>
      )}
    </div>
  );
}

/** Lets the canvas draw includes, which the server replaces everywhere else. */
export function registerIncluded(): void {
  registerRenderer({ type: 'include', component: Included as never });
}
