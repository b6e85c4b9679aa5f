import { cleanup, render } from '@testing-library/react';
import CalendarMobile from 'amis-ui/lib/components/CalendarMobile';
import moment from 'moment';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

const Calendar = CalendarMobile as unknown as ComponentType<Record<string, unknown>>;

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

it('looks at the months of one year alone, however far the dates of the page lie apart', () => {
  // jsdom has no scrolling.
  Object.assign(HTMLElement.prototype, { scrollBy: () => undefined });
  const step = vi.spyOn(moment.prototype, 'add');
  const dates = { minDate: moment('1000-01-01'), maxDate: moment('3000-12-31'), defaultDate: moment('2026-05-01') };
  render(<Calendar {...dates} dateFormat="YYYY-MM-DD" viewMode="months" isDatePicker embed />);
  expect(step.mock.calls.length).toBeGreaterThan(0);
  expect(step.mock.calls.length).toBeLessThan(500);
});
