import type { Component } from 'react';
import { findDOMNode } from 'react-dom';
import { mountedNodes } from '../../isolation/mounted-nodes.ts';
import type { ShownScreen } from '../../state/state.ts';
import { valueAt } from '../../validation/json-pointer.ts';

/** More of one part are not looked for: a part of a list stands in each of its rows. */
const MOST_OF_ONE_PART = 20;

interface Definition {
  id?: unknown;
  type?: unknown;
}

function textOf(definition: unknown): string | undefined {
  try {
    return JSON.stringify(definition);
  } catch {
    return undefined;
  }
}

/** Whether a drawn node is the one that the page defines. Some nodes hand their children on with more properties, but keep the id. */
function isDrawnFrom(drawn: Definition, defined: Definition, text: string): boolean {
  if (drawn.type !== defined.type) return false;
  return typeof defined.id === 'string' ? drawn.id === defined.id : textOf(drawn) === text;
}

function elementOf(node: unknown): HTMLElement | null {
  const element = findDOMNode(node as Component);
  return element instanceof HTMLElement && element.getClientRects().length > 0 ? element : null;
}

/**
 * The elements that show a part of a screen, as far as it is shown at the moment.
 * @param pointers the places of the part in the screen
 */
export function elementsOfPart({ schema }: Pick<ShownScreen, 'schema'>, pointers: readonly string[]): HTMLElement[] {
  const found = new Set<HTMLElement>();
  for (const pointer of pointers) {
    const defined = valueAt(schema, pointer) as Definition | undefined;
    const text = textOf(defined);
    if (!defined || text === undefined) continue;
    for (const node of mountedNodes) {
      if (found.size >= MOST_OF_ONE_PART) break;
      const isSame = isDrawnFrom((node.definition ?? {}) as Definition, defined, text);
      const element = isSame ? elementOf(node) : null;
      if (element) found.add(element);
    }
  }
  return [...found];
}
