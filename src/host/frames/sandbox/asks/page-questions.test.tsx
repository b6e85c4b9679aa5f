import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ToPage } from '../messages.ts';
import { createPageQuestions } from './page-questions.ts';

const place = { pathname: '/docs', search: '', hash: '' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks nothing of a page that has nothing to ask', () => {
  const send = vi.fn();
  const questions = createPageQuestions(send, String);
  expect(questions.ask(place)).toBeUndefined();
  questions.guarded(true);
  void questions.ask(place);
  questions.guarded(false);
  expect(questions.ask(place)).toBeUndefined();
  expect(send).toHaveBeenCalledTimes(1);
});

it('answers with the question of the page under its author’s name, cut to a length that fits, and with none for a page that is silent', async () => {
  const sent: ToPage[] = [];
  const questions = createPageQuestions(
    (message) => sent.push(message),
    (words) => `Globex: ${words}`,
  );
  questions.guarded(true);
  const asked = questions.ask(place);
  const { id } = sent[0] as { id: number };
  questions.answer(id, 'x'.repeat(1000));
  expect(await asked).toBe(`Globex: ${'x'.repeat(400)}`);
  const silent = questions.ask(place);
  vi.advanceTimersByTime(5000);
  expect(await silent).toBeUndefined();
});
