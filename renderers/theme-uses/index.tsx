import { createObject, filter, type RendererProps } from 'amis-core';
import { useContext, useEffect, useState } from 'react';
import { TextsContext } from '../../src/i18n/texts-context.ts';
import { pathOf, valueAt } from '../../src/theme/editing/paths.ts';
import { usesOf } from '../../src/theme/panels/places.ts';
import { componentName } from '../../src/theme-editor/component-name.ts';
import { EditingContext } from '../../src/theme-editor/context.ts';
import { fieldPlaces, valuesInForce } from '../../src/theme-editor/field-places.ts';

/** The components whose fields follow a variable of the theme that is edited. */
export default function ThemeUses(props: RendererProps) {
  const { at, body, data, render, className } = props;
  const session = useContext(EditingContext)?.session;
  const texts = useContext(TextsContext);
  const [uses, setUses] = useState<ReadonlyMap<string, number>>();
  const place = filter(String(at ?? ''), data, '| raw');

  useEffect(() => {
    const theme = session?.state().theme;
    const token = valueAt(theme, [...pathOf(place), 'token']);
    if (!theme || typeof token !== 'string') return;
    let ended = false;
    void fieldPlaces(theme).then((places) => {
      if (!ended) setUses(usesOf(token, places, valuesInForce(theme)));
    });
    return () => {
      ended = true;
      setUses(undefined);
    };
  }, [session, place]);

  // The canvas of the page editor has no theme around it, and shows the body still.
  if (!uses && session) return null;
  const listed = [...(uses ?? [])]
    .map(([key, count]) => ({ key, count, name: componentName(key, texts) }))
    .sort((one, other) => other.count - one.count);
  return <div className={className}>{render('body', body, { data: createObject(data, { uses: listed }) })}</div>;
}
