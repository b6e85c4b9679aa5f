import type { EditorManager } from 'amis-editor-core';
import { when } from 'mobx';
import { whenIdle } from '../../host/late/when-idle.ts';
import { applyPage } from '../page/apply-page.ts';
import { exact } from '../page/exact.ts';
import type { Json } from '../page/json.ts';
import type { Origins } from '../page/marked.ts';
import { withoutParts } from '../page/parts.ts';
import type { Call } from '../session/calls.ts';
import { knownTemplates, type TemplateWork } from './known-templates.ts';
import {
  countUse,
  loadContent,
  loadTemplates,
  sendPicture,
  type TemplateApis,
  type TemplateTarget,
} from './load-templates.ts';
import { type Asked, askable, type Param, paramsOf, withParams } from './params.ts';
import { pictureOfNode } from './screenshot.ts';

interface Offer extends Pick<TemplateWork, 'notice'> {
  call: Call;
  apis: TemplateApis;
  target: TemplateTarget;
  /** Opens a dialog of the page around. */
  open(event: 'template' | 'templateAsk' | 'templateParams', data: object): void;
  origins: Origins;
}

/** What the page around an editor may have it do with templates. */
export interface TemplateCommands {
  /** Loads the templates of the palette again. `made`: the one that the selection has become, which gets its picture then. */
  templates(args: { made?: number }): void;
  /** The person has answered what a template asks for. */
  answerTemplate(args: { params?: readonly Pick<Asked, 'value'>[] }): void;
  /** The person has declared the parameters of a node. */
  declareParams(args: { id?: string; params?: readonly Omit<Param, 'node'>[] }): void;
  /** The page of the editor was published. That of a template gets its picture. */
  published(): void;
}

/** Loads the templates, and fills the palette of an editor with them. */
async function refresh(manager: EditorManager): Promise<void> {
  const before = knownTemplates.all().length;
  await knownTemplates.load();
  if (before + knownTemplates.all().length > 0) await manager.buildRenderers(manager.store.subRendererRegion);
}

/** Has an editor offer templates once its page is drawn and the browser is at rest: they must not keep the canvas waiting. */
export function offerTemplates(
  manager: EditorManager,
  { call, apis, target, open, origins, notice }: Offer,
): TemplateCommands {
  let asked = '';
  let answer: ((answers: readonly Pick<Asked, 'value'>[]) => void) | undefined;
  const page = () => withoutParts(exact(manager.store.schema, origins) as Json);

  function declare(mark: string): void {
    const node = exact(manager.store.getSchema(mark), origins) as Json;
    const id = String(node['id'] ?? '');
    const own = paramsOf(page()).filter((param) => param.node === id);
    open('templateParams', { nodeId: id, options: askable(node), params: own });
  }

  knownTemplates.begin({
    load: () => loadTemplates(call, apis, target),
    content: (id) => loadContent(call, apis, id),
    used: (id) => countUse(call, apis, id),
    ask(selection, widgetType, ids) {
      asked = ids[0] ?? '';
      open('template', { ...selection, widgetType });
    },
    askFor(params) {
      open('templateAsk', { params });
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    declare: target.template === undefined ? undefined : declare,
    notice,
  });
  const { store } = manager;
  when(() => Boolean(store.getNodeById(store.getRootId()))).then(() => whenIdle(() => void refresh(manager)));

  async function picture(template: number, node: string): Promise<void> {
    const file = await pictureOfNode(manager, node);
    if (file) await sendPicture(call, apis, template, file);
  }

  return {
    templates({ made }) {
      const drawn = made === undefined ? undefined : picture(made, asked);
      void refresh(manager).then(() => drawn?.then(() => refresh(manager)));
    },
    answerTemplate: ({ params = [] }) => answer?.(params),
    declareParams({ id = '', params = [] }) {
      applyPage(manager, withParams(page(), id, params), origins);
    },
    published() {
      if (target.template !== undefined) void picture(target.template, store.getRootId());
    },
  };
}
