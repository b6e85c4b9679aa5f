import { mayBuild, mayEnter } from '../../kernel/contracts/access.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import type { CollectionRecord } from './definition.ts';

/** What somebody does with documents. */
export type Right = keyof CollectionRecord['rights'];

/** Whether a right is given to everybody who may enter, or to one of somebody's roles in the app. */
const isGiven = (right: CollectionRecord['rights'][Right], appRoles: readonly string[]): boolean =>
  right === 'member' || (Array.isArray(right) && right.some((role) => appRoles.includes(role)));

/** Whether the reader of a page has a right in a collection. A page has no rights of its own here: it acts for its reader, in its app. */
export const mayDo = ({ rights }: Pick<CollectionRecord, 'rights'>, right: Right, scope: Context['scope']): boolean =>
  mayEnter(scope) && (isGiven(rights[right], scope.appRoles) || mayBuild(scope));

/** Whether somebody may read the documents of a collection. */
export type MayRead = (collection: Pick<CollectionRecord, 'rights'>) => boolean;

/** The rights of the reader of a page to read. */
export const readerOf =
  (scope: Context['scope']): MayRead =>
  (collection) =>
    mayDo(collection, 'read', scope);

/** Throws `collection-unknown` where somebody may not even read, so that keys cannot be tried out, else `forbidden`. */
export function requireRight(
  collection: CollectionRecord | undefined,
  right: Right,
  scope: Context['scope'],
): CollectionRecord {
  if (!collection || !mayDo(collection, 'read', scope)) throw fail('collection-unknown');
  if (!mayDo(collection, right, scope)) throw fail('forbidden');
  return collection;
}
