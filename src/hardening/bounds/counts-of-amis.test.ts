import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../machine/root.mjs';

/** Lists that are as long as a number says, and loops that count to one. */
const COUNTS: readonly RegExp[] = [
  /(?<![\w.])(?:new )?Array\((?!\))/g,
  /Array\.from\(\{/g,
  /\.repeat\(/g,
  /(?<![\w$])(?:padArr|repeatCount|getRange|columnsSplit|chunk|times|range)\(/g,
  /while \(\w+--/g,
  // Loops over a list that is there are no matter.
  /for \([^;]*; \w+ <=? (?!\w*[lL]en(?:gth)?\w*;)[\w.]+(?<!\.length);/g,
];

/** A list that is there decides: it is bounded itself, or nothing is drawn by the number. */
const LIST = 'a list that is there';
const FIXED = 'a number of amis';
const CALENDAR = 'the calendar itself; years by the patch of getRange';

/** Every module of amis that counts, in how many places, and what bounds the number in a tenant's page. */
const BOUNDED_BY: Readonly<Record<string, readonly [places: number, by: string]>> = {
  'amis-core/renderers/Form.js': [1, 'columnCount'],
  'amis-core/store/table.js': [1, LIST],
  'amis-core/utils/columnsSplit.js': [4, 'columnsCount'],
  'amis-core/utils/formatDuration.js': [1, FIXED],
  'amis-core/utils/helper.js': [5, 'getRange: patched; the others where they are called'],
  'amis-core/utils/validateId.js': [1, FIXED],
  'amis-ui/components/Cascader.js': [1, LIST],
  'amis-ui/components/ChainedSelection.js': [1, LIST],
  'amis-ui/components/PickerColumn.js': [4, LIST],
  'amis-ui/components/Radios.js': [1, 'columnsCount'],
  'amis-ui/components/Range.js': [1, 'parts, showSteps with min, max and step'],
  'amis-ui/components/Rating.js': [1, 'count of input-rating'],
  'amis-ui/components/TableSelection.js': [1, LIST],
  'amis-ui/components/VerificationCode.js': [1, 'length of input-verification-code'],
  'amis-ui/components/calendar/Calendar.js': [1, CALENDAR],
  'amis-ui/components/calendar/DaysView.js': [1, 'timeConstraints: refused'],
  'amis-ui/components/calendar/MonthsView.js': [5, CALENDAR],
  'amis-ui/components/calendar/QuartersView.js': [2, CALENDAR],
  'amis-ui/components/calendar/TimeView.js': [2, 'timeConstraints: refused'],
  'amis-ui/components/calendar/YearsView.js': [2, CALENDAR],
  'amis-ui/components/json-schema/Array.js': [1, 'json-schema: refused'],
  'amis-ui/components/table/util.js': [2, LIST],
  'amis-ui/components/virtual-list/SizeAndPositionManager.js': [1, 'itemHeight: refused; rowHeight of log'],
  'amis-ui/components/virtual-list/index.js': [1, 'itemHeight: refused; rowHeight of log'],
  'amis/renderers/Card.js': [1, 'actionsCount'],
  'amis/renderers/Carousel.js': [4, 'count of multiple'],
  'amis/renderers/Form/Checkboxes.js': [4, 'columnsCount'],
  'amis/renderers/Grid2D.js': [2, 'cols, and y and h of grids'],
  'amis/renderers/Table/AutoFilterForm.js': [2, 'columnsNum'],
  'amis/renderers/Table/TableBody.js': [1, 'colSpan of prefixRow and affixRow'],
  'amis/renderers/Table/exportExcel.js': [1, FIXED],
  'amis/renderers/Tabs.js': [1, LIST],
  'amis/renderers/Video.js': [2, 'columnsCount of video'],
};

function countsIn(name: string): [string, number][] {
  const folder = join(root, 'node_modules', name, 'esm');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  return files.flatMap((file): [string, number][] => {
    const text = readFileSync(join(folder, file), 'utf8');
    const places = COUNTS.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0);
    return places ? [[`${name}/${file.split(sep).join('/')}`, places]] : [];
  });
}

/** A version of amis that counts in another place has to be looked through: what bounds the number in a tenant's page? */
it('knows every place of amis that counts to a number', () => {
  const known = Object.entries(BOUNDED_BY).map(([file, [places]]) => [file, places]);
  const found = ['amis', 'amis-core', 'amis-ui'].flatMap(countsIn);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(known));
});
