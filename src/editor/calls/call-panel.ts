import type { EditorManager } from 'amis-editor-core';
import fields from '../../../schemas/editor/panels/call.json' with { type: 'json' };
import { changePanels } from '../change-panels.ts';
import { isObject, type Json } from '../page/json.ts';
import { componentWords, inWords } from '../palette/component-words.ts';
import { isPlain } from '../plain.ts';
import { aboutCall, apiOf, callOptions, choiceOf } from './call-choices.ts';
import { knownCalls } from './known-calls.ts';

/** The type of amis-editor's fields for calls. */
const CALL_FIELD = 'ae-apiControl';

/** Says of a field for a call that it is for one that reads. */
export const READS_ONLY = 'pw-readsOnly';

/** A field for a call with one before it that offers the calls of this page, and one that says what the chosen call takes and answers. */
function withChoice(field: Json): object[] {
  const { [READS_ONLY]: readsOnly, ...written } = field;
  const { name, label, visibleOn, hiddenOn, onChange } = written;
  const same = {
    name,
    ...(visibleOn === undefined ? {} : { visibleOn }),
    ...(hiddenOn === undefined ? {} : { hiddenOn }),
  };
  const { choice, about, address } = inWords(fields);
  const offered = () => knownCalls.all().filter(({ method }) => !readsOnly || method === 'get');
  const chosen = (api: unknown) => choiceOf(api, knownCalls.all());
  const choose = {
    ...choice,
    ...same,
    ...(label ? { label } : {}),
    ...(onChange === undefined ? {} : { onChange }),
    options: callOptions(offered()),
    pipeIn: (api: unknown) => chosen(api)?.id,
    pipeOut(id: unknown) {
      const one = knownCalls.all().find((each) => each.id === id);
      return one && apiOf(one);
    },
  };
  return [
    choose,
    { ...about, ...same, pipeIn: (api: unknown) => aboutCall(chosen(api), componentWords) },
    { ...written, ...address },
  ];
}

/** A panel whose fields for calls offer the calls that the page may make. Functions, elements and instances in it stay as they are. */
export function withCalls(panel: unknown): unknown {
  if (Array.isArray(panel))
    return panel.flatMap((part) =>
      isObject(part) && part['type'] === CALL_FIELD ? withChoice(part) : [withCalls(part)],
    );
  if (!isObject(panel) || !isPlain(panel)) return panel;
  return Object.fromEntries(Object.entries(panel).map(([key, value]) => [key, withCalls(value)]));
}

/** Fields for calls offer the calls that the page may make, by their names in words. Another address can still be written. */
export function offerCalls(manager: EditorManager): void {
  changePanels(manager, withCalls);
}
