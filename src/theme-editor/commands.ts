import { createObject, registerAction } from 'amis-core';
import { speakerOf } from '../host/frame-data/speaker.ts';

/** What the page around a theme's editor may have it do, by name. What a command answers, the next action finds as `event.data.answer`. */
export type Commands = Readonly<Record<string, (args: Record<string, unknown>) => unknown>>;

let current: Commands = {};
let isKnown = false;

/** The commands of the editor in this document. The answer takes them away. */
export function setCommands(commands: Commands): () => void {
  register();
  current = commands;
  return () => {
    if (current === commands) current = {};
  };
}

/** Lets pages name the action `editTheme`. Pages of companies and apps cannot edit a theme with it. */
function register(): void {
  if (isKnown) return;
  isKnown = true;
  registerAction('editTheme', {
    async run({ args }, _renderer, event) {
      const speaker = speakerOf(event.context['env']);
      const name = String(args?.['command'] ?? '');
      if (!speaker || speaker.allows || !Object.hasOwn(current, name)) return;
      const answer = await current[name]?.((args ?? {}) as Record<string, unknown>);
      if (answer !== undefined) event.setData(createObject(event.data as object, { answer }));
    },
  });
}
