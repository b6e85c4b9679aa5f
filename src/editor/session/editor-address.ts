/** The end of an editor's address. */
const PLACE = /[^/]+\/[^/]+\/edit$/;

/** The address of the editor of another screen of the same level. */
export const editorBeside = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>, screen: string): string =>
  pathname.replace(PLACE, `${screen}/edit`) + search;
