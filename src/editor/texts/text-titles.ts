import type { Json } from '../page/json.ts';

/** What a property of a node is called; undefined where it has no name of its own. */
type TitleOf = (node: Json, path: readonly string[]) => string | undefined;

let titleOf: TitleOf = () => undefined;

/** Names of properties that only some nodes have, for the list of their texts. */
export const textTitles = {
  /** Says who knows them. */
  use(known: TitleOf): void {
    titleOf = known;
  },
  of: (node: Json, path: readonly string[]): string | undefined => titleOf(node, path),
};
