import { isVisible, registerRenderer } from 'amis-core';
import { createContext, useContext, useEffect, useState } from 'react';
import { isPart, type Json } from '../../validation/parts/include.ts';
import { withParameters } from '../../validation/parts/parameters.ts';
import { componentWords } from '../palette/component-words.ts';
import { partName } from '../part-name.ts';

/** The parts of the page in the canvas, as they stand on pages, with words in place of keys; null for one that does not exist. */
export interface Parts {
  load(id: string): Promise<object | null>;
  /** What is loaded already. */
  known(id: string): object | null | undefined;
}

/** Where the canvas has its parts from. */
export const PartsContext = createContext<Parts>({ load: async () => null, known: () => null });

/** What was loaded for a part. */
interface Loaded {
  screen: string;
  part: object | null;
}

interface IncludedProps {
  $schema: { screen?: string; data?: Json };
  /** What the part reads. */
  data?: object;
  render(region: string, schema: object): JSX.Element;
}

/** Conditions that are handed to a part. amis-editor renames them while all nodes are shown, and then none holds. */
const asWritten = (data: Json): Json =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key.replace(/^\$\$(?=(?:visible|hidden)(?:On)?$)/, ''), value]),
  );

/**
 * A part where a page includes it. It is drawn as one block: its nodes have no marks, so that none of them can be selected, for they
 * belong to the part and not to this page. A part whose own condition hides it says so, as nodes of the page do.
 */
export function Included({ $schema: { screen = '', data = {} }, data: read = {}, render }: IncludedProps) {
  const parts = useContext(PartsContext);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isGone = false;
    const show = (part: object | null) => isGone || setLoaded({ screen, part });
    parts.load(screen).then(show, () => show(null));
    return () => {
      isGone = true;
    };
  }, [parts, screen]);
  // What is there is drawn at once: nothing moves when it comes.
  const part = parts.known(screen) ?? (loaded?.screen === screen ? loaded.part : undefined);
  const filled = (values: Json) => withParameters(part as Json, values, () => undefined) as object;
  const drawn = part && isPart(part) ? filled(data) : undefined;
  const away = drawn && !isVisible(filled(asWritten(data)), read) ? componentWords('editor.canvas.hidden') : undefined;
  return (
    <div className="pw-included" data-part={screen} data-away={away} aria-busy={part === undefined}>
      {drawn ? render('part', drawn) : <span className="pw-included-name">{partName({ screen }, componentWords)}</span>}
    </div>
  );
}

/** Lets the canvas draw includes, which the server replaces everywhere else. */
export function registerIncluded(): void {
  registerRenderer({ type: 'include', component: Included as never });
}
