import type { Row } from '../database/index.ts';

/** Who acts without an account: an operator, named by what proved him, which is the set-up secret or the machine itself. Such lines have it for the actor's name, and no id. */
export type NamelessActor = 'setup-code' | 'database-password' | 'command-line';

const nameless: readonly NamelessActor[] = ['setup-code', 'database-password', 'command-line'];

/** Says a text in the language of the person who asks. */
export type Text = (key: string) => string;

/** The actor's name as it was written down; an operator's in the language of the person who asks (`api.actor.KIND`). */
export function actorText(text: Text, { actor_id, actor_name }: Pick<Row<'audit'>, 'actor_id' | 'actor_name'>): string {
  const isOperator = actor_id === null && nameless.some((kind) => kind === actor_name);
  return isOperator ? text(`api.actor.${actor_name}`) : actor_name;
}

/** The operators whose name, in the language of the person who asks, has a part like what was typed. */
export function operatorsNamed(text: Text, typed: string): NamelessActor[] {
  return nameless.filter((kind) => text(`api.actor.${kind}`).toLowerCase().includes(typed.toLowerCase()));
}
