import { getEventControlConfig } from 'amis-editor';
import {
  type BaseEventContext,
  BasePlugin,
  getSchemaTpl,
  type RendererInfoResolveEventContext,
} from 'amis-editor-core';
import about from '../../../renderers/custom-component/schema.json' with { type: 'json' };
import { firstProps } from '../../custom-components/props.ts';
import type { Texts } from '../../i18n/translate.ts';
import type { Locale } from '../../types/start.ts';
import { forNode } from '../as-typed.ts';
import type { Json } from '../page/json.ts';
import type { PaletteEntry } from '../palette/arrange.ts';
import { panelFor } from '../panel.ts';
import { withGroup } from '../panel-groups.ts';
import type { EditorPlugin } from '../plugin.ts';
import type { RendererSchema } from '../renderer-schema.ts';
import { textTitles } from '../texts/text-titles.ts';
import { componentFields, propsTyped } from './component-panel.ts';
import { componentOf, type EditorComponent, newestOf } from './known-components.ts';
import { propertyTitle } from './property-title.ts';

/** The node type that shows a custom component. */
export const CUSTOM_COMPONENT = 'custom-component';

/** An entry of the palette: the newest version of a component, with what its properties begin with. */
export function entryOf({ name, hash, title, description, height, properties }: EditorComponent): PaletteEntry {
  const scaffold = { type: CUSTOM_COMPONENT, package: name, hash, props: firstProps(properties), height };
  return {
    ...{ entry: `component/${name}`, name: title, description: description || title },
    ...{ rendererName: CUSTOM_COMPONENT, scaffold, previewSchema: { type: 'tpl', tpl: title }, isBaseComponent: true },
  } as PaletteEntry;
}

/** An event of a component, as the panel of events offers it. */
const eventOf = (eventName: string, texts: Texts) => ({
  ...{ eventName, eventLabel: eventName, description: texts['editor.component.event'] ?? eventName },
  dataSchema: [
    {
      type: 'object',
      properties: {
        data: {
          type: 'object',
          title: texts['editor.component.data'],
          properties: { detail: { type: 'object', title: texts['editor.component.detail'] } },
        },
      },
    },
  ],
});

/** The fields of the node beside those of its component. */
const { package: _name, hash: _hash, props: _props, ...others } = about.properties;
const rest = { ...about, properties: others, required: ['type'] } as unknown as RendererSchema;

/** The plugin of amis-editor for custom components: the palette's group of them, their panel and their events. */
export function componentPlugin(components: readonly EditorComponent[], texts: Texts, locale: Locale): EditorPlugin {
  const words = (key: string) => texts[key];
  const title = words(`editor.renderer.${CUSTOM_COMPONENT}`) ?? CUSTOM_COMPONENT;
  const typedFor = forNode(() => new Map<string, ReturnType<typeof propsTyped>>());
  const known = (node: object) => componentOf(components, node);
  textTitles.use((node, path) => propertyTitle(components, node, path, locale));

  class ComponentPlugin extends BasePlugin {
    static id = 'pagewright-custom-component';
    static override scene = ['layout'];
    override rendererName = CUSTOM_COMPONENT;
    override name = title;
    $schema = '/schemas/UnkownSchema.json';
    panelTitle = title;
    notRenderFormZone = true;
    events = ((node: object) => (known(node)?.events ?? []).map((name) => eventOf(name, texts))) as never;

    override buildSubRenderers(): never {
      const group = words('editor.group.component');
      return newestOf(components).map((one) => ({ ...entryOf(one), group })) as never;
    }

    override getRendererInfo(context: RendererInfoResolveEventContext) {
      const info = super.getRendererInfo(context);
      const named = known(context.schema)?.title;
      return info && (named ? { ...info, name: named } : info);
    }

    panelBodyCreator = (context: BaseEventContext) => {
      const { id: nodeId, schema: node } = context;
      const kept = typedFor(nodeId);
      const fields = componentFields({ nodeId, node: node as Json, components, texts, locale }, (component) => {
        const typed = kept.get(component.hash) ?? propsTyped(component);
        kept.set(component.hash, typed);
        return typed;
      });
      const own = panelFor(rest, nodeId, words);
      const events = { ...getEventControlConfig(this.manager, context), name: 'onEvent', rawType: CUSTOM_COMPONENT };
      return getSchemaTpl('tabs', [
        {
          title: words('editor.component.properties'),
          body: withGroup(own, { key: 'component', title: known(node)?.title ?? title, fields }),
        },
        { title: words('editor.component.events'), className: 'p-none', body: [getSchemaTpl('eventControl', events)] },
      ]);
    };
  }
  return ComponentPlugin as unknown as EditorPlugin;
}
