import { registerFormItem, registerRenderer } from 'amis-core';
import type { RendererComponent } from 'amis-core/lib/factory';
import type { FormItemConfig } from 'amis-core/lib/renderers/Item';
import type { ComponentType } from 'react';

type FormControlComponent = FormItemConfig['component'];

/** What a renderer folder brings along. */
export interface RendererDefinition<Type extends string = string> {
  type: Type;
  /** Loads the JSON Schema of the node: what the editor, the checker and the generated types know of it. */
  schema: () => Promise<{ default: { properties: { type: { const: string } } } }>;
  /** Whether the node is a field of a form, with label, name and rules. */
  field: boolean;
  /** Loads the component; a dynamic import, so that only pages that name the type pay for it. */
  load: () => Promise<{ default: ComponentType<never> }>;
}

/** The only way to add a node type: one declaration that amis, the editor, the checker and the compiler all follow. */
export function defineRenderer<Type extends string>(definition: RendererDefinition<Type>): RendererDefinition<Type> {
  return definition;
}

/**
 * Tells amis about a renderer; its component is loaded when a page first names the type. Screens that load side by side
 * may ask for it at the same time, and amis refuses a second registration.
 */
export function registerDefinition({ type, field, load }: RendererDefinition): void {
  let arrival: Promise<object> | undefined;
  async function arrive(): Promise<object> {
    const { default: component } = await load();
    if (field) {
      // Not strict: our fields look at other fields of their form.
      registerFormItem({ type, strictMode: false, component: component as unknown as FormControlComponent });
    } else {
      registerRenderer({ type, component: component as RendererComponent });
    }
    return {};
  }
  registerRenderer({
    type,
    isFormItem: field,
    getComponent() {
      arrival ??= arrive().catch((error: unknown) => {
        arrival = undefined;
        throw error;
      });
      return arrival;
    },
  });
}
