import { isScreenId } from '../part-name.ts';
import type { Call } from '../session/calls.ts';

export interface PartEditing {
  call: Call;
  /** What the addresses of the level's calls begin with. */
  prefix(): string;
  /** Resolves when the server has what was changed on this page; rejects when it does not take it. */
  save(): Promise<void>;
  /** Shows a person a sentence. */
  notice(sentence: string): void;
  /** What is said of a name that no screen can have. */
  unknown: string;
  /** Leaves this document for the editor of a screen. */
  leave(screen: string): void;
}

/** Makes what opens a part in the editor, at the same level, or says why that cannot be. */
export function partEditor({ call, prefix, save, notice, unknown, leave }: PartEditing) {
  return async (screen: unknown): Promise<void> => {
    if (!isScreenId(screen)) return notice(unknown);
    const { ok, msg } = await call(`${prefix()}/screen/${screen}/source`, 'get');
    if (!ok) return notice(msg);
    // What cannot be sent stays in this browser, as whenever the editor is left.
    await save().catch(() => undefined);
    leave(screen);
  };
}

type EditPart = ReturnType<typeof partEditor>;

let current: EditPart = async () => undefined;

/** What the editor of this document does to open a part. */
export function setPartEditor(edit: EditPart): void {
  current = edit;
}

/** Opens a part in the editor. Before there is one, it does nothing. */
export const editPart: EditPart = (screen) => current(screen);
