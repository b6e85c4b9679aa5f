import { filter, SchemaRenderer } from 'amis-core';
import { defaultOptions } from 'amis-core/lib/factory';
import { type ComponentProps, type ComponentType, forwardRef, useLayoutEffect, useMemo, useRef } from 'react';
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

/** A node with its `alt` evaluated where amis takes it as it stands: the text of an avatar's picture. */
function described(Node: ComponentType<Props>): ComponentType<Props> {
  const Described = forwardRef<unknown, Props>((props, ref) => {
    const { schema, data } = props as Props;
    const template = (schema as { alt?: unknown }).alt;
    const alt: unknown = typeof template === 'string' ? filter(template, data, '| raw') : template;
    const evaluated = useMemo(() => ({ ...schema, alt }), [schema, alt]);
    return <Node {...(props as Props)} schema={evaluated as Props['schema']} ref={ref as never} />;
  });
  Described.displayName = 'DescribedNode';
  const DescribedOrNot = forwardRef<unknown, Props>((props, ref) => {
    const { schema } = props as Props;
    const hasAlt = schema?.type === 'avatar' && 'alt' in schema;
    const Chosen = hasAlt ? (Described as unknown as ComponentType<Props>) : Node;
    return <Chosen {...(props as Props)} ref={ref as never} />;
  });
  DescribedOrNot.displayName = 'DescribedOrNot';
  return DescribedOrNot as unknown as ComponentType<Props>;
}

/** Lets page definitions name landmarks, regions and groups: `"ariaLabel": "…"` on any node, `"alt": "…"` on avatars. */
export function nameNodes(): void {
  const options = defaultOptions as { SchemaRenderer?: ComponentType<Props> };
  options.SchemaRenderer = named(
    described(options.SchemaRenderer ?? (SchemaRenderer as unknown as ComponentType<Props>)),
  );
}
