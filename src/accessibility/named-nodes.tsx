import { filter, SchemaRenderer } from 'amis-core';
import { defaultOptions } from 'amis-core/lib/factory';
import { type ComponentProps, type ComponentType, forwardRef, useLayoutEffect, useRef } from 'react';
import { findDOMNode } from 'react-dom';
import { setAttribute } from './attributes.ts';

type Props = ComponentProps<typeof SchemaRenderer>;

/** What a node's definition calls it: `ariaLabel`, or the tooltip of a button without a text. */
function nameOf({ schema, data }: Props): string | undefined {
  const { ariaLabel, label, tooltip } = (schema ?? {}) as Record<string, unknown>;
  if (typeof ariaLabel === 'string') {
    return filter(ariaLabel, data, '| raw');
  }
  return !label && typeof tooltip === 'string' ? filter(tooltip, data, '| raw') : undefined;
}

const isNamed = ({ schema }: Props): boolean => Boolean(schema && ('ariaLabel' in schema || 'tooltip' in schema));

/** A node whose definition says `ariaLabel`: its element gets that name. amis itself hands no such property on. */
function named(Node: ComponentType<Props>): ComponentType<Props> {
  const Labelled = forwardRef<unknown, Props>((props, outer) => {
    const node = useRef<unknown>(null);
    const label = nameOf(props as Props);
    useLayoutEffect(() => {
      const element = node.current && findDOMNode(node.current as Element);
      if (element instanceof Element && label) {
        setAttribute(element, 'aria-label', label);
      }
    });
    const hold = (instance: unknown): void => {
      node.current = instance;
      if (typeof outer === 'function') {
        outer(instance);
      } else if (outer) {
        outer.current = instance;
      }
    };
    return <Node {...(props as Props)} ref={hold as never} />;
  });
  Labelled.displayName = 'NamedNode';
  const NamedOrNot = forwardRef<unknown, Props>((props, ref) => {
    const Chosen = isNamed(props as Props) ? (Labelled as unknown as ComponentType<Props>) : Node;
    return <Chosen {...(props as Props)} ref={ref as never} />;
  });
  NamedOrNot.displayName = 'NamedOrNot';
  return NamedOrNot as unknown as ComponentType<Props>;
}

/** Lets page definitions name landmarks, regions and groups: `"ariaLabel": "…"` on any node. */
export function nameNodes(): void {
  const options = defaultOptions as { SchemaRenderer?: ComponentType<Props> };
  options.SchemaRenderer = named(options.SchemaRenderer ?? (SchemaRenderer as unknown as ComponentType<Props>));
}
