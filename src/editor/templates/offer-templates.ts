import type { EditorManager } from 'amis-editor-core';
import { when } from 'mobx';
import { whenIdle } from '../../host/late/when-idle.ts';
import type { Call } from '../session/calls.ts';
import { knownTemplates, type TemplateWork } from './known-templates.ts';
import { loadContent, loadTemplates, type TemplateApis, type TemplateTarget } from './load-templates.ts';

interface Offer extends Pick<TemplateWork, 'ask' | 'notice'> {
  call: Call;
  apis: TemplateApis;
  target: TemplateTarget;
}

/** Loads the templates, and fills the palette of an editor with them. */
export async function refreshTemplates(manager: EditorManager): Promise<void> {
  const before = knownTemplates.all().length;
  await knownTemplates.load();
  if (before + knownTemplates.all().length > 0) await manager.buildRenderers(manager.store.subRendererRegion);
}

/** Has an editor offer templates once its page is drawn and the browser is at rest: they must not keep the canvas waiting. */
export function offerTemplates(manager: EditorManager, { call, apis, target, ask, notice }: Offer): void {
  knownTemplates.begin({
    load: () => loadTemplates(call, apis, target),
    content: (id) => loadContent(call, apis, id),
    ask,
    notice,
  });
  const { store } = manager;
  when(() => Boolean(store.getNodeById(store.getRootId()))).then(() => whenIdle(() => void refreshTemplates(manager)));
}
