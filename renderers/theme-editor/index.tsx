import { createObject, type RendererProps } from 'amis-core';
import { useImperativeHandle, useRef } from 'react';
import { TextsContext } from '../../src/i18n/texts-context.ts';
import { usePlainDocument } from '../../src/theme/custom/plain-document.ts';
import { EditingContext } from '../../src/theme-editor/context.ts';
import '../../src/theme-editor/theme-editor.css';
import { useAllTexts } from '../../src/theme-editor/use-all-texts.ts';
import { useEditing } from '../../src/theme-editor/use-editing.ts';
import { useSession } from '../../src/theme-editor/use-session.ts';
import type { Locale } from '../../src/types/start.ts';

/** Holds a theme while it is edited. What is shown of it, and with which fields it is changed, the nodes in its body say. */
export default function ThemeEditor(props: RendererProps) {
  const { data, body, failed, render, className, ariaLabel } = props;
  const latest = useRef(props);
  latest.current = props;
  // amis knows the events of a node by what it has of its component.
  useImperativeHandle(props['forwardedRef'], () => ({
    get props() {
      return latest.current;
    },
  }));
  usePlainDocument();
  const { failure, ...opened } = useSession(props);
  const texts = useAllTexts(String(data['locale']) as Locale);
  const { editing, own } = useEditing(opened, latest, texts);
  const classes = ['pw-theme-editor', className].filter(Boolean).join(' ');
  if (failure !== undefined)
    return <div className={classes}>{render('failed', failed ?? [], { data: createObject(data, { failure }) })}</div>;
  if (!editing || !texts) return <div className={classes} aria-busy="true" />;
  return (
    <TextsContext.Provider value={texts}>
      <EditingContext.Provider value={editing}>
        <section className={classes} aria-label={ariaLabel}>
          {render('body', body, { data: createObject(data, own) })}
        </section>
      </EditingContext.Provider>
    </TextsContext.Provider>
  );
}
