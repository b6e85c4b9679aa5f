import { FormItemWrap } from 'amis-core';
import type { ReactElement } from 'react';
import { CurableItem } from './curable-item.tsx';
import type { ItemFacts } from './cure-item.ts';

/** What amis hands to a form item's layout. */
interface ItemProps {
  name?: string;
  type?: string;
  label?: unknown;
  placeholder?: unknown;
  required?: boolean;
  nativeAutoComplete?: string;
  formItem?: { valid: boolean };
  $schema?: { type?: string; nativeAutoComplete?: string };
  translate(key: unknown): unknown;
}

type Layout = (props: ItemProps, renderControl: () => ReactElement) => ReactElement;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function factsOf(props: ItemProps): ItemFacts {
  return {
    name: props.name ?? '',
    type: props.$schema?.type ?? props.type ?? '',
    label: textOf(props.label),
    // Where a page says nothing, this is the key of amis's own text.
    placeholder: textOf(props.translate(props.placeholder)),
    required: props.required,
    invalid: props.formItem && !props.formItem.valid,
    autocomplete: props.$schema?.nativeAutoComplete,
  };
}

/** Every layout in which amis shows form items (horizontal, normal, inline, row, flex) makes curable ones. */
export function cureLayouts(): void {
  const layouts = FormItemWrap.layoutRenderers as unknown as Record<string, Layout>;
  for (const [mode, layout] of Object.entries(layouts)) {
    layouts[mode] = (props, renderControl) => (
      <CurableItem layout={layout(props, renderControl)} facts={factsOf(props)} />
    );
  }
}
