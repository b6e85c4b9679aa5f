import { registerRenderer } from 'amis-core';
import { controlFor } from '../control.ts';
import { componentWords } from '../palette/component-words.ts';
import { screenName } from '../part-name.ts';
import { PROBLEM_NOTE } from '../problem-note-type.ts';
import type { Words } from '../words.ts';
import { editPart } from './edit-part.ts';
import { knownParts } from './known-parts.ts';
import { sharedBy } from './shared-note.tsx';

/** The type of the node that says in a panel which part is selected, and opens it. */
const PART_HEAD = 'pagewright-part-head';

interface PartHeadProps {
  /** What the panel shows. */
  data: { screen?: unknown };
  /** The part is selected in a dialog, where it cannot be edited in its place. */
  isApart: boolean;
}

function PartHead({ data: { screen }, isApart }: PartHeadProps) {
  const say = (key: string) => componentWords(key) ?? key;
  const part = knownParts.find(screen);
  return (
    <section className="pw-partHead">
      <p>
        <strong>{typeof screen === 'string' ? screenName(screen, componentWords) : ''}</strong>
      </p>
      {part ? <p>{sharedBy(part)}</p> : null}
      {part && isApart ? (
        <button
          type="button"
          className="cxd-Button cxd-Button--primary cxd-Button--size-sm"
          onClick={() => void editPart(screen)}
        >
          {say('editor.part.edit')}
        </button>
      ) : null}
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

/** The property panel of an include: which part it is, which pages show it, and what it is given. `isApart`: it stands in a dialog. */
export function partPanel(nodeId: string, words: Words, isApart: boolean): object[] {
  const note = (property: string) => ({ type: PROBLEM_NOTE, nodeId, property });
  return [
    { type: PART_HEAD, isApart },
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
