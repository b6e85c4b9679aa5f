import { replaceOrFail } from '../tools/amis-sources.ts';
import type { LeftOut } from '../tools/left-out.ts';
import type { ModulePatch } from '../tools/module-patch.ts';

/** amis-ui's calendar brings the German names of days and months to everybody. */
export const calendar: LeftOut = {
  module: 'amis-ui/esm/components/calendar/Calendar.js',
  imports: /^moment\/locale\/de$/,
};

/**
 * On telephones amis walks through all months from the first date to the last, and keeps those of one year. A page's dates may lie
 * 500,000 years apart. Here it walks through that year alone.
 */
export const calendarMonths: ModulePatch = {
  module: 'amis-ui/esm/components/CalendarMobile.js',
  change: (code) =>
    replaceOrFail(
      code,
      'var minDateClone = minDate.clone(); minDateClone.isSameOrBefore(maxDate);',
      "var minDateClone = moment.max(minDate, moment(currentDate).startOf('year')).clone(); minDateClone.isSameOrBefore(moment.min(maxDate, moment(currentDate).endOf('year')));",
    ),
};
