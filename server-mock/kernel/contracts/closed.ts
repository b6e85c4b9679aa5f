import type { FastifyReply } from 'fastify';
import type { AnswerOf, CallOf, Given } from './handler.ts';

/** The names of the members that any form of a union has. */
type NamesIn<Type> = Type extends unknown ? keyof Type : never;

type MemberOf<Type, Name> = Type extends unknown ? (Name extends keyof Type ? Type[Name] : never) : never;

type ItemOf<Type> = Type extends readonly (infer Item)[] ? Item : never;

/** An answer in which each member that the contract does not name is `never`, at any depth; so it fits no value. */
type Closed<Answer, Named> = unknown extends Named
  ? unknown
  : Answer extends readonly (infer Item)[]
    ? readonly Closed<Item, ItemOf<Named>>[]
    : Answer extends object
      ? { [Name in keyof Answer]: Name extends NamesIn<Named> ? Closed<Answer[Name], MemberOf<Named, Name>> : never }
      : Answer;

type AnswerBy<Handler> = Handler extends (call: never) => infer Result ? Exclude<Awaited<Result>, FastifyReply> : never;

/**
 * The same handlers without anything surplus: no handler that the contract lacks, and no member of an answer.
 * TypeScript alone takes surplus members of what a function returns.
 */
export type ClosedHandlers<Operations, Handlers> = {
  [Id in keyof Handlers]: Id extends keyof Operations
    ? (call: CallOf<Operations[Id]>) => Given<Closed<AnswerBy<Handlers[Id]>, AnswerOf<Operations[Id]>>>
    : never;
};
