import { prefixOf } from '../../screens/address.ts';
import type { HostState, OutlinedPart, ShownScreen } from '../../state/state.ts';
import type { Outlined } from './outlines.ts';
import { elementsOfPart } from './part-elements.ts';

/** A page or a part, as the server explains it. */
export interface Piece {
  id: string;
  name: string;
  layer: string;
  /** JSON pointers of the places where it stands in the screen. */
  places: string[];
}

/** The page and its shell, as far as this person may change them, each with the level at which they are changed. */
export function explainedOf({ view }: HostState): { area: string; name: string; prefix: string }[] {
  return [view.screen, view.shell].flatMap((screen) => {
    if (!screen?.editAt) return [];
    const { company, app } = screen.scope;
    const ofCompany = company ? { company } : {};
    const level = { platform: {}, company: ofCompany, app: { ...ofCompany, ...(app ? { app } : {}) } }[screen.editAt];
    const [area = '', name = ''] = screen.id.split('/');
    return [{ area, name, prefix: prefixOf(level) }];
  });
}

/** What a screen's pieces are outlined as. */
export const outlinedIn = ({ texts }: HostState, { id }: ShownScreen, pieces: readonly Piece[]): OutlinedPart[] =>
  pieces.map((piece) => ({
    places: piece.places,
    layer: piece.layer,
    label: `${texts[`screens.layer.${piece.layer}`] ?? piece.layer} · ${piece.name}`,
    key: `${id} ${piece.id}`,
  }));

/** Whether a part is the screen itself. */
export const isRoot = ({ places }: OutlinedPart): boolean => places.includes('');

/** The parts of a screen with the elements that show them. The screen itself is left out: it has no element of its own. */
export const elementsWith = (screen: ShownScreen, parts: readonly OutlinedPart[]): Outlined[] =>
  parts.flatMap((part) =>
    isRoot(part) ? [] : elementsOfPart(screen, part.places).map((element) => ({ ...part, element })),
  );
