import type { Json } from '../page/json.ts';
import type { Reply } from '../session/calls.ts';
import type { LoadedTemplates } from './load-templates.ts';
import type { OfSelection } from './of-selection.ts';
import type { Asked } from './params.ts';

/** What the editor of this document does with templates. */
export interface TemplateWork {
  /** Loads the templates; again when one was made. */
  load(): Promise<LoadedTemplates>;
  content(id: number): Promise<Reply<{ schema: Json }>>;
  /** Counts that a page was given a copy of a template. */
  used(id: number): void;
  /** Asks a person what a new template is to be called. */
  ask(selection: OfSelection, widgetType: number, ids: readonly string[]): void;
  /** Asks a person for the parameters of a template. Answers once the person has; a dialog that is closed has no answer. */
  askFor(asked: readonly Asked[]): Promise<readonly Pick<Asked, 'value'>[]>;
  /** Has a person declare the parameters of a node of the template that is edited; absent where a page is edited. */
  declare?: ((id: string) => void) | undefined;
  /** Shows a person a sentence. */
  notice(sentence: string): void;
}

let work: TemplateWork | undefined;
let known: LoadedTemplates = { templates: [], widgetType: null };

/** The widget templates that the editor of this document offers. */
export const knownTemplates = {
  all: () => known.templates,

  /** Whether the level of the page makes templates. */
  mayCreate: (): boolean => known.widgetType !== null,

  /** Begins with an editor, which has no templates until they are loaded. */
  begin(next: TemplateWork): void {
    work = next;
    known = { templates: [], widgetType: null };
  },

  /** Loads the templates. Those that are known stay where the server does not answer. */
  async load(): Promise<void> {
    known = (await work?.load().catch(() => undefined)) ?? known;
  },

  /** What a template shows; undefined where that cannot be read, and the person hears why. */
  async content(id: number): Promise<Json | undefined> {
    const { ok, data, msg } = await work!.content(id);
    if (ok && data) return data.schema;
    work!.notice(msg);
    return undefined;
  },

  used: (id: number): void => work?.used(id),

  /** @param ids the editor's ids of the nodes that the template is made of */
  ask(selection: OfSelection, ids: readonly string[]): void {
    if (known.widgetType !== null) work?.ask(selection, known.widgetType, ids);
  },

  askFor: (asked: readonly Asked[]) => work!.askFor(asked),

  /** Has a person declare the parameters of a node; undefined where a page is edited. */
  declare: () => work?.declare,

  notice: (sentence: string): void => work?.notice(sentence),
};
