import { resolveRenderer } from 'amis-core';
import type { ComponentType } from 'react';
import { UnknownTypeError } from './failure.ts';

/**
 * What amis shows for a node whose type is not registered, even after asking for it: nothing for a type that has come in
 * the meantime, else an error for the node's boundary, which knows what to show to whom.
 */
export function componentOfUnknownType(schema: { type?: string }, path: string): ComponentType {
  if (resolveRenderer(path, schema as never)) {
    return () => null;
  }
  return () => {
    throw new UnknownTypeError(String(schema.type));
  };
}
