import { registerRenderer } from 'amis-core';
import { controlFor } from '../control.ts';
import { componentWords } from '../palette/component-words.ts';
import { screenName } from '../part-name.ts';
import { PROBLEM_NOTE } from '../problem-note-type.ts';
import type { Words } from '../words.ts';
import { editPart } from './edit-part.ts';

/** The type of the node that says in a panel which part is selected, and opens it. */
const PART_HEAD = 'pagewright-part-head';

interface PartHeadProps {
  /** What the panel shows. */
  data: { screen?: unknown };
}

function PartHead({ data: { screen } }: PartHeadProps) {
  const say = (key: string) => componentWords(key) ?? key;
  return (
    <section className="pw-partHead">
      <p>
        <strong>{typeof screen === 'string' ? screenName(screen, componentWords) : ''}</strong>
      </p>
      <p>{say('editor.part.about')}</p>
      <button
        type="button"
        className="cxd-Button cxd-Button--primary cxd-Button--size-sm"
        onClick={() => void editPart(screen)}
      >
        {say('editor.part.edit')}
      </button>
    </section>
  );
}

/** Lets panels name the node. */
export function registerPartHead(): void {
  registerRenderer({ type: PART_HEAD, component: PartHead as never });
}

/** What a part is given is JSON; without any, the page has no property for it. */
function dataField(words: Words): object {
  const control = controlFor('data', { type: 'object' }, false, words)!;
  const pipeOut = control['pipeOut'] as (text: string) => unknown;
  return {
    ...control,
    label: words('editor.part.data'),
    pipeOut: (text: string) => (text.trim() === '' ? undefined : pipeOut(text)),
  };
}

/** The property panel of a part: which it is, what it is given, and the way to it. */
export function partPanel(nodeId: string, words: Words): object[] {
  const note = (property: string) => ({ type: PROBLEM_NOTE, nodeId, property });
  return [
    { type: PART_HEAD },
    {
      type: 'container',
      className: 'pw-partFields',
      body: [
        { type: 'input-text', name: 'screen', label: words('editor.part.screen'), required: true },
        note('screen'),
        dataField(words),
        note('data'),
      ],
    },
  ];
}
