import { createObject, registerAction } from 'amis-core';
import { speakerOf } from '../host/frame-data/speaker.ts';
import type { NodeWork } from './node-work.ts';
import type { TemplateCommands } from './templates/offer-templates.ts';

/**
 * What the page around an editor may have it do: the action `editPage` with the command as an argument. What a command answers, the next
 * action finds as `event.data.answer`.
 */
export interface Commands extends NodeWork, Omit<TemplateCommands, 'published'> {
  undo(): void;
  redo(): void;
  /** Goes on with the copy that this browser kept. */
  takeCopy(): void;
  dropCopy(): void;
  /** Shows what this side and the server's newer draft have changed. */
  compare(): Promise<void>;
  takeTheirs(): void;
  keepMine(): void;
  takeParts(args: { conflicts?: readonly { id: string; choice?: string }[] }): Promise<void>;
  /** Ends when the server has answered. */
  save(): Promise<void>;
  /** Opens the JSON view, or closes it. */
  json(): void;
  publish(args: { note?: string }): Promise<void>;
  /** Throws the drafts of the page and its parts away. Answers whether they are gone. */
  discard(): Promise<boolean>;
  /** Opens a signed address in a new window; `width` in pixels, 0: as wide as windows are. */
  preview(args: { address?: string; width?: number }): void;
  /** Selects the node of a problem and goes to its property. */
  showProblem(args: { ids?: readonly string[]; property?: string }): void;
  /** Goes to the place where the text of the JSON view cannot be read. */
  showMistake(): void;
  /** Forgets a text of the JSON view that cannot be read. */
  forgetText(): void;
  /** Asks for a sign-in once more. */
  signIn(): void;
  /** Goes on as whoever is signed in now, with what is not saved. */
  takeOver(): void;
  /** Hands the page over as a file that can be imported. */
  download(): void;
}

let current: Partial<Commands> = {};

/** The commands of the editor in this document; of a page that is not opened, those that are left. */
export function setCommands(commands: Partial<Commands>): void {
  current = commands;
}

/**
 * Lets the page around the editor name the action. Before there is an editor it does nothing. The page in the canvas is no frame of the
 * host: it must not publish itself.
 */
export function registerCommands(): void {
  registerAction('editPage', {
    async run({ args }, _renderer, event) {
      const speaker = speakerOf(event.context['env']);
      if (!speaker || speaker.allows) return;
      const run = current[args?.['command'] as keyof Commands] as ((args: unknown) => unknown) | undefined;
      const answer = await run?.(args);
      if (answer !== undefined) event.setData(createObject(event.data as object, { answer }));
    },
  });
}
