import type { LeftOut } from '../tools/left-out.ts';

/** amis-ui's calendar brings the German names of days and months to everybody. */
export const calendar: LeftOut = {
  module: 'amis-ui/esm/components/calendar/Calendar.js',
  imports: /^moment\/locale\/de$/,
};
