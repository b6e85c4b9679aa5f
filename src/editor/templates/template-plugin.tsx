import { BasePlugin, type ContextMenuEventContext } from 'amis-editor-core';
import { registerIcon } from 'amis-ui';
import { fillIn } from '../../i18n/translate.ts';
import type { Template } from '../../types/generated/contracts/widget-templates.ts';
import type { PaletteEntry } from '../palette/arrange.ts';
import type { EditorPlugin } from '../plugin.ts';
import type { Words } from '../words.ts';
import { knownTemplates } from './known-templates.ts';
import { ofSelection } from './of-selection.ts';

/** The pictures that are registered, by the template. */
const pictures = new Map<number, string>();

/** The name of a template's picture among the icons of amis-ui. One without a picture has the placeholder of the list of templates. */
function pictureOf({ id, custom_preview_img, screenshot }: Template): string {
  const source = custom_preview_img || screenshot;
  const name = `pw-template-${id}`;
  if (pictures.get(id) === source) return name;
  pictures.set(id, source);
  registerIcon(name, () => (
    <span className={`pw-palette-template pw-template-picture${source ? '' : ' is-empty'}`} aria-hidden="true">
      {source ? <img src={source} alt="" loading="lazy" draggable={false} /> : null}
    </span>
  ));
  return name;
}

/** As amis-editor shows it, which takes it for HTML. */
const asText = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** An entry of the palette for a template. What it puts on the page is loaded when somebody chooses it. */
function entryOf(template: Template, words: Words): PaletteEntry {
  const { id, name, typeName, description } = template;
  return {
    entry: `template/${id}`,
    name,
    group: fillIn(words('editor.group.template') ?? '{group}', { group: typeName }),
    ...{ description: asText(description), isBaseComponent: true, pluginIcon: pictureOf(template) },
    // Shown while it is dragged.
    scaffold: { type: 'tpl', tpl: name },
    scaffoldForm: { template: id },
  } as PaletteEntry;
}

/** The plugin of amis-editor that offers widget templates in the palette, and makes one of a node in its menu. */
export function templatePlugin(words: Words): EditorPlugin {
  class TemplatePlugin extends BasePlugin {
    static id = 'pagewright-templates';
    static override scene = ['layout'];

    override buildSubRenderers(): never {
      return knownTemplates.all().map((template) => entryOf(template, words)) as never;
    }

    buildEditorContextMenu({ id, region, selections, data }: ContextMenuEventContext): void {
      if (region) return;
      const declare = knownTemplates.declare();
      if (declare && selections.length < 2)
        data.push('|', {
          id: 'template-params',
          label: words('editor.menu.template-params') ?? '',
          onSelect: () => declare(id),
        });
      if (!knownTemplates.mayCreate()) return;
      const ids = selections.length > 0 ? selections.map((one) => one.id) : [id];
      const make = () => knownTemplates.ask(ofSelection(this.manager, ids), ids);
      data.push('|', { id: 'make-template', label: words('editor.menu.make-template') ?? '', onSelect: make });
    }
  }
  return TemplatePlugin as unknown as EditorPlugin;
}
