// Made by `npm run types` from schemas/contracts/screen-events.json; change that and run it again.

export type ScreenEventsAnswer = string;

export interface ScreenEventsOperations {
  screenEvents: {
    query: ScreenEventsQuery;
    answer: ScreenEventsAnswer;
  };
}
export interface ScreenEventsQuery {
  lastEventId?: string;
}
