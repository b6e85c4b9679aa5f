import { Component, createContext, type ReactNode, useContext, useEffect } from 'react';
import { tenantLimits } from '../../hardening/bounds/limits.ts';
import { TenantContext } from '../../hardening/bounds/tenant-context.ts';
import { guardElementMarkup } from '../../hardening/html/sinks.ts';
import { guardElementAddresses, type Realm } from '../../hardening/links/sinks.ts';
import { frameGuard } from '../../host/frames/guard.ts';
import { limitElementsAtOnce } from '../../host/sandboxed/elements-at-once.ts';
import { IsolatedScreen } from '../../isolation/index.ts';
import type { Frame } from '../../reach/frame.ts';
import { isTenantLayer } from '../../reach/tenant-layer.ts';
import { ON_ITS_WAY } from '../../state/on-its-way.ts';
import { componentWords } from '../palette/component-words.ts';
import { restSoon } from './at-rest.ts';

/** Who made the page in the canvas, as the one who would speak where it is shown. Null: nobody is known, and no bounds hold. */
export const AuthorContext = createContext<Frame | null>(null);

/** Whether the page is not drawn: it never came to rest the last time. */
export const HeldContext = createContext(false);

const guarded = new WeakSet<Realm>();

/** The canvas has a window of its own, with elements and setters of its own. The rules of this document are put into it once. */
function guardCanvas(realm: Realm): void {
  if (guarded.has(realm)) return;
  guardElementAddresses(realm);
  guardElementMarkup(realm);
  limitElementsAtOnce(() => undefined, realm);
  guarded.add(realm);
}

interface NetProps {
  note: ReactNode;
  children: ReactNode;
}

/** Keeps the editor when the page in its canvas cannot be drawn: it can then be shortened or repaired as text. */
class CanvasNet extends Component<NetProps, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override render(): ReactNode {
    return this.state.isFailed ? this.props.note : this.props.children;
  }
}

interface Props {
  /** Finds the window of the canvas, which is there when the page is drawn. */
  realm(): Realm | undefined;
  children: ReactNode;
}

/** What stands around the page in the canvas: the bounds of a page of a company or an app, or nothing for the platform's. */
function CanvasPage({ realm, children }: Props) {
  const author = useContext(AuthorContext);
  const isHeld = useContext(HeldContext);
  useEffect(() => {
    if (!isHeld) restSoon(() => Boolean(realm()?.document?.querySelector(ON_ITS_WAY)));
  });
  if (isHeld) return <p className="pw-note">{componentWords('editor.canvas.held')}</p>;
  if (!author || !isTenantLayer(author.layer)) return children;
  const found = realm();
  if (found) guardCanvas(found);
  return (
    // A canvas that has made too many elements makes no further ones, so the note is a text alone.
    <CanvasNet note={componentWords('editor.canvas.tooMuch')}>
      <div className="pw-tenant">
        <TenantContext.Provider value={frameGuard().TenantNode}>
          <IsolatedScreen id={author.screen} mostNodes={tenantLimits.nodes}>
            {children}
          </IsolatedScreen>
        </TenantContext.Provider>
      </div>
    </CanvasNet>
  );
}

/** For `CanvasHooks`. */
export const aroundPage = (realm: Props['realm'], page: ReactNode): ReactNode => (
  <CanvasPage realm={realm}>{page}</CanvasPage>
);
