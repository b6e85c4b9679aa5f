import type { EditorManager } from 'amis-editor-core';
import chartField from '../../../schemas/editor/panels/chart.json' with { type: 'json' };
import { type AsTyped, asTyped, forNode } from '../as-typed.ts';
import { choiceOf } from '../calls/call-choices.ts';
import { READS_ONLY } from '../calls/call-panel.ts';
import { knownCalls } from '../calls/known-calls.ts';
import { changePanels } from '../change-panels.ts';
import { isObject, type Json } from '../page/json.ts';
import { componentWords, inWords } from '../palette/component-words.ts';
import { withPart } from '../panel-groups.ts';
import { editedTexts } from '../texts/edited-texts.ts';
import { type ChartSettings, configOf, fittedTo, settingsOf, trackOf } from './chart-settings.ts';

/** A form of amis, as a field of it is given it. */
interface PanelForm {
  data: Json;
  setValueByName(name: string, value: unknown): void;
  deleteValueByName(name: string): void;
}

/** What a chart's field keeps while somebody types. */
export const chartTyped = (): AsTyped<ChartSettings> =>
  asTyped({
    read: (config, data) => settingsOf(config, (data as Json | undefined)?.['api'], editedTexts.read),
    write: (settings, config) => configOf(settings, config, editedTexts.read),
  });

/** The panel's field for a chart: title, kind, data and axes. */
export function chartSettings(typed: AsTyped<ChartSettings>): object {
  const { $schema, ...field } = inWords(chartField);
  return {
    ...field,
    changeImmediately: true,
    pipeIn: typed.pipeIn,
    pipeOut: typed.pipeOut,
    /** The call goes and comes with the choice of a call, and a chart of what the page has follows it. */
    onChange(_config: unknown, _before: unknown, _field: unknown, form: PanelForm) {
      const { api, trackExpression } = form.data;
      const settings = typed.current();
      if (settings?.from === 'call' && api === undefined) form.setValueByName('api', '');
      if (settings?.from !== 'call' && api !== undefined) form.deleteValueByName('api');
      const track = settings && trackOf(settings);
      if (track && track !== trackExpression) form.setValueByName('trackExpression', track);
      if (!track && trackExpression !== undefined) form.deleteValueByName('trackExpression');
    },
  };
}

const named = (part: unknown): unknown => (isObject(part) ? part['name'] : undefined);

/** Fields that the form stands for. */
const STOOD_FOR = ['config', 'trackExpression', 'replaceChartOption'];

/** Whether a group of the panel has the options of a chart. */
const hasOptions = ({ type, body }: Json): boolean =>
  type === 'collapse' && Array.isArray(body) && body.some((part) => named(part) === 'config');

/** Has a chart show what its new call answers. */
function followCall(api: unknown, _before: unknown, _field: unknown, form: PanelForm): void {
  const { rows, answers = [] } = choiceOf(api, knownCalls.all()) ?? {};
  const { config } = form.data;
  const settings = settingsOf(config, api, editedTexts.read);
  if (!settings || !rows || answers.length === 0) return;
  form.setValueByName('config', configOf(fittedTo(settings, rows, answers), config, editedTexts.read));
}

/** Groups of which one has the options of a chart. */
const holdsOptions = ({ type, body }: Json): boolean =>
  type === 'collapse-group' && Array.isArray(body) && body.filter(isObject).some(hasOptions);

/** Whether a group is for a dialog of details that the chart does not have: actions of events open such dialogs, too. */
const isUnusedDetail = ({ body }: Json, node: Json): boolean =>
  Array.isArray(body) && body.some((part) => named(part) === 'clickAction') && !node['clickAction'];

/** The group of a chart's panel with the form, or with a note why its options are JSON. */
function chartGroup(group: Json, node: Json, typed: AsTyped<ChartSettings>): Json {
  const fields = group['body'] as unknown[];
  if (!settingsOf(node['config'], node['api'], editedTexts.read)) {
    const note = { type: 'tpl', className: 'pw-panelNote', tpl: componentWords('editor.chart.asJson') };
    return { ...group, body: [note, ...fields] };
  }
  const left = fields.filter((part) => !STOOD_FOR.includes(String(named(part))));
  // The call comes first: what the chart shows is made of its answer.
  const calls = left
    .filter((part) => named(part) === 'api')
    .map((part) => ({ ...(part as Json), [READS_ONLY]: true, onChange: followCall, visibleOn: '${api != null}' }));
  return { ...group, body: [...calls, chartSettings(typed), ...left.filter((part) => named(part) !== 'api')] };
}

/** Charts have a form in place of ECharts options, wherever the form says all of them. */
export function showChartSettings(manager: EditorManager): void {
  const typedOf = forNode(chartTyped);
  changePanels(manager, (body, nodeId) => {
    // Without the editor's marks, which are no settings of a chart.
    const node: unknown = manager.store.getValueOf(nodeId);
    if (!isObject(node) || node['type'] !== 'chart') return body;
    const withForm = (groups: Json): Json => {
      const all = (groups['body'] as unknown[]).filter(isObject);
      const others = all.filter((group) => !hasOptions(group) && !isUnusedDetail(group, node));
      return {
        ...groups,
        body: [...all.filter(hasOptions).map((group) => chartGroup(group, node, typedOf(nodeId))), ...others],
      };
    };
    return withPart(body, holdsOptions, withForm) ?? body;
  });
}
