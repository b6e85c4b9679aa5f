import { useId } from 'react';
import { LANGUAGES } from '../../i18n/own-texts.ts';
import type { Locale } from '../../types/start.ts';
import { editedTexts } from './edited-texts.ts';
import { ownWords } from './own-texts.ts';
import { useTypedWords } from './use-typed-words.ts';
import { wordsProperty } from './words-property.ts';

interface WordsFieldProps {
  name: string;
  /** The editor's mark of the node that names it. */
  nodeId: string;
  /** What people call the text. */
  label: string;
  /** Puts the words in the place of the key; absent: they stand among others. */
  onPlain?: (() => void) | undefined;
}

const BUTTON = 'cxd-Button cxd-Button--default cxd-Button--size-sm';

/** Characters that fit into one line of the panel. */
const LINE = 40;

/** One key's words in both languages. */
export function WordsField({ name, nodeId, label, onPlain }: WordsFieldProps) {
  const id = useId();
  const { words, type, leave } = useTypedWords(nodeId, name);
  const { say } = editedTexts;
  const isOwn = ownWords(editedTexts.rootOf(nodeId) ?? {}, name) !== undefined;
  const hasProduct = LANGUAGES.some((language) => editedTexts.product(name, language) !== undefined);
  const isKnown = editedTexts.isComplete();
  const isMissing = (language: Locale) => isKnown && words[language].trim() === '';
  return (
    <fieldset className="pw-words">
      <legend>
        {label} <code>{name}</code>
      </legend>
      {LANGUAGES.map((language) => (
        <p key={language} data-amis-name={wordsProperty(language, name)}>
          <label htmlFor={`${id}${language}`}>{say(`editor.texts.${language}`)}</label>
          <textarea
            id={`${id}${language}`}
            lang={language}
            rows={words[language].length > LINE ? 3 : 1}
            maxLength={2000}
            value={words[language]}
            readOnly={!isKnown}
            aria-invalid={isMissing(language)}
            onChange={({ target }) => type(language, target.value)}
            onBlur={leave}
          />
        </p>
      ))}
      {LANGUAGES.some(isMissing) ? (
        <p role="alert" className="pw-problem--error">
          {say('editor.texts.empty')}
        </p>
      ) : null}
      <div className="pw-words-actions">
        {isOwn && hasProduct ? (
          <button type="button" className={BUTTON} onClick={() => editedTexts.setWords(nodeId, name, undefined)}>
            {say('editor.texts.giveBack')}
          </button>
        ) : null}
        {onPlain && isKnown ? (
          <button
            type="button"
            className={BUTTON}
            aria-label={`${say('editor.texts.plain')}: ${label}`}
            onClick={onPlain}
          >
            {say('editor.texts.plain')}
          </button>
        ) : null}
      </div>
    </fieldset>
  );
}
