import type { FastifyReply } from 'fastify';
import type { Calls } from '../../../src/types/generated/calls.ts';
import type { Context } from './context.ts';

type PartOf<Operation, Part extends string> = Operation extends Record<Part, infer Type> ? Type : unknown;

/** What the handler of an operation receives; a part that the contract does not describe is unknown. */
export type CallOf<Operation> = Context<
  PartOf<Operation, 'body'>,
  PartOf<Operation, 'query'>,
  PartOf<Operation, 'params'>
>;

/** What an operation answers; nothing, where the contract describes no form, as for a redirect. */
export type AnswerOf<Operation> = Operation extends { answer: infer Type } ? Type : never;

/** What a handler gives back: its answer, or the reply when it has answered by itself (a file, a redirect, a 304). */
export type Given<Answer> = Answer | FastifyReply | Promise<Answer | FastifyReply>;

/** Handles one operation and returns `data` of the envelope (or the whole answer of a raw operation). */
export type Handler<Operation> = (call: CallOf<Operation>) => Given<AnswerOf<Operation>>;

/** The handlers of a contract, by operation. */
export type HandlersOf<Operations> = { [Id in keyof Operations]: Handler<Operations[Id]> };

/** What the handler of the named operation receives, as its contract says. */
export type Call<Id extends keyof Calls> = CallOf<Calls[Id]>;

/** What the named operation answers, as its contract says. */
export type AnswerTo<Id extends keyof Calls> = AnswerOf<Calls[Id]>;
