import { isVisible, registerRenderer } from 'amis-core';
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isPart, type Json } from '../../validation/parts/include.ts';
import { withParameters } from '../../validation/parts/parameters.ts';
import { componentWords } from '../palette/component-words.ts';
import { partName } from '../part-name.ts';
import { InPlaceContext } from './parts-in-place.ts';

/** The parts of the page in the canvas, as they stand on pages, with words in place of keys; null for one that does not exist. */
export interface Parts {
  load(id: string): Promise<object | null>;
  /** What is loaded already. */
  known(id: string): object | null | undefined;
}

/** Where the canvas has the parts from that are not edited in it. */
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
  env?: { session?: string };
  render(region: string, schema: object): JSX.Element;
}

/** Conditions that are handed to a part. amis-editor renames them while all nodes are shown, and then none holds. */
const asWritten = (data: Json): Json =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key.replace(/^\$\$(?=(?:visible|hidden)(?:On)?$)/, ''), value]),
  );

const NONE: Json = {};

const filled = (part: object, values: Json): object => withParameters(part as Json, values, () => undefined);

/** A part with the editor's marks, drawn with what the include gives it. What a page gives keeps the marks that it has on the page. */
function EditedPart({ part, data, render }: { part: object } & Pick<IncludedProps, 'render'> & { data: Json }) {
  const drawn = useMemo(() => {
    const { $schema, $waivers, $texts, $needs, ...node } = part as Json;
    return filled(node, asWritten(data));
  }, [part, data]);
  return render('part', drawn);
}

/** A part that is not edited here: one block, none of whose nodes can be selected. Where its own condition hides it, it says so. */
function LockedPart({
  screen,
  data,
  read,
  render,
}: { screen: string; data: Json; read: object } & Pick<IncludedProps, 'render'>) {
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
  const drawn = part && isPart(part) ? filled(part, data) : undefined;
  const isAway = drawn && !isVisible(filled(part!, asWritten(data)), read);
  const away = isAway ? componentWords('editor.canvas.hidden') : undefined;
  return (
    <div className="pw-included" data-part={screen} data-away={away} aria-busy={part === undefined}>
      {drawn ? render('part', drawn) : <span className="pw-included-name">{partName({ screen }, componentWords)}</span>}
    </div>
  );
}

/**
 * A part where a page includes it. What the level may change is edited in its place; everything else is one block. The dialogs of a page have
 * canvases of their own, which know the nodes of their dialog alone: there a part is a block, too.
 */
export function Included({ $schema: { screen = '', data = NONE }, data: read = NONE, env, render }: IncludedProps) {
  const inPlace = useContext(InPlaceContext);
  const find = () => inPlace.part(screen);
  const part = useSyncExternalStore(inPlace.subscribe, find, find);
  if (!part || !inPlace.isIn(String(env?.session))) return <LockedPart {...{ screen, data, read, render }} />;
  return (
    <div className="pw-included" data-part={screen}>
      <EditedPart {...{ part, data, render }} />
    </div>
  );
}

/** Lets the canvas draw includes, which the server replaces everywhere else. */
export function registerIncluded(): void {
  registerRenderer({ type: 'include', component: Included as never });
}
