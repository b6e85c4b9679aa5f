import { registerRenderer } from 'amis-core';
import { useSyncExternalStore } from 'react';
import type { Json } from '../page/json.ts';
import { labelOf } from '../words.ts';
import { editedTexts } from './edited-texts.ts';
import { isKey } from './keyed-fields.ts';
import { type NodeText, textsOfNode } from './node-texts.ts';
import { NODE_TEXTS } from './node-texts-type.ts';
import { textTitles } from './text-titles.ts';
import { WordsField } from './words-field.tsx';

interface NodeTextsProps {
  /** The editor's mark of the node. */
  nodeId: string;
}

/** A text of the editor; undefined where there is none. */
const sayIfKnown = (key: string): string | undefined =>
  editedTexts.say(key) === key ? undefined : editedTexts.say(key);

/** What a field says when a rule is broken: the text of the rule, else that it is a message and of which rule. */
const messageName = (rule: string): string =>
  sayIfKnown(`editor.texts.message.${rule}`) ??
  editedTexts.say('editor.texts.message').replace('{rule}', labelOf(rule, sayIfKnown));

/** A property as people call it; of several with the same name, its place is said as well. */
function nameOf(node: Json, { path, property }: Pick<NodeText, 'path' | 'property'>): string {
  if (path.includes('validationErrors')) return messageName(property);
  const label = textTitles.of(node, path) ?? sayIfKnown(`api.property.${property}`) ?? labelOf(property, sayIfKnown);
  const place = path.filter((name) => /^\d+$/.test(name)).map((index) => Number(index) + 1);
  return place.length > 0 ? `${label} ${place.join('.')}` : label;
}

/** The texts of the selected node in both languages; a plain text can be turned into one. */
export function NodeTexts({ nodeId }: NodeTextsProps) {
  useSyncExternalStore(editedTexts.subscribe, editedTexts.version);
  const node = editedTexts.node(nodeId);
  const texts = node ? textsOfNode(node) : [];
  if (!node || texts.length === 0) return null;
  const { say } = editedTexts;
  const keys = new Map(texts.flatMap((text) => text.keys.map((key) => [key, text] as const)));
  return (
    <section className="pw-texts" aria-label={say('editor.texts')}>
      <h2>{say('editor.texts')}</h2>
      {[...keys].map(([key, text]) => (
        <WordsField
          key={key}
          name={key}
          nodeId={nodeId}
          label={nameOf(node, text)}
          onPlain={isKey(text.text) ? () => editedTexts.writePlain(nodeId, text.path, key) : undefined}
        />
      ))}
      {texts
        .filter((text) => text.keys.length === 0)
        .map(({ path, property, text }) => (
          <p key={path.join('/')} className="pw-texts-plain">
            <span>{text}</span>
            <button
              type="button"
              className="cxd-Button cxd-Button--default cxd-Button--size-sm"
              aria-label={`${say('editor.texts.translate')}: ${nameOf(node, { path, property })}`}
              onClick={() => editedTexts.translate(nodeId, path, property, text)}
            >
              {say('editor.texts.translate')}
            </button>
          </p>
        ))}
    </section>
  );
}

/** Lets panels name the field. */
export function registerNodeTexts(): void {
  registerRenderer({ type: NODE_TEXTS, component: NodeTexts as never });
}
