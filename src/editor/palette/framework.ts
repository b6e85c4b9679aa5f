import { frameworkOf, hasComponent } from '../../validation/frameworks.ts';
import type { Component } from './component-words.ts';

/** The types of all nodes in a value. */
function* typesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const { type } = value as { type?: unknown };
  if (typeof type === 'string') yield type;
  for (const part of Object.values(value)) yield* typesIn(part);
}

let target: ReturnType<typeof frameworkOf>;

/** The framework that the editor of this document makes a template for. */
export const framework = {
  /** @param widgetType the template's type; undefined: a page is edited, which has all components */
  begin(widgetType: number | undefined): void {
    target = frameworkOf(widgetType);
  },

  /** Whether the palette offers an entry: the framework has its component, and those of which it is made. */
  offers({ entry, rendererName, scaffold }: Component & { entry?: string }): boolean {
    if (!target) return true;
    const types = [...(entry ? [] : [rendererName ?? '']), ...typesIn(scaffold)];
    return types.every((type) => type === '' || hasComponent(target!, type));
  },
};
