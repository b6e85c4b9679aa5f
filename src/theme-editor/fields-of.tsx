import { createObject, type RendererProps } from 'amis-core';
import { useContext, useMemo, useRef, useSyncExternalStore } from 'react';
import {
  changedPlace,
  differences,
  isSame,
  laidOver,
  type Path,
  pathOf,
  valueAt,
  withValue,
} from '../theme/editing/paths.ts';
import { STOCK } from '../theme/inputs/parts/field.ts';
import { LiveContext } from '../theme/inputs/parts/live-value.ts';
import type { Theme } from '../types/generated/theme.ts';
import { EditingContext } from './context.ts';

/** Values of a form that are no part of the theme, such as which state is shown. */
const OF_FORM = 'ui';

interface Props extends Pick<RendererProps, 'body' | 'mode' | 'data' | 'className' | 'render'> {
  /** The place of the object in the theme. */
  at: string;
  /** What is in force where the theme says nothing, of the same shape. */
  ground?: object;
  /** What the form has of its own at first, such as the state that is shown; another one begins the form anew. */
  begin?: object;
  /** Hears what the form has of its own. */
  onOwn?: (own: Record<string, unknown>) => void;
  /** What a theme needs before a place below `at` is changed. */
  prepare?: (theme: Theme, place: Path) => Theme;
}

const NOTHING = {};
const asItIs = (theme: Theme): Theme => theme;

type Node = Record<string, unknown>;

/** Fields that tell of every change at once, where amis waits a moment otherwise, and may go past the form while a slider is dragged. */
function immediate(nodes: unknown): unknown {
  if (Array.isArray(nodes)) return nodes.map(immediate);
  if (typeof nodes !== 'object' || nodes === null) return nodes;
  const { body, ...node } = nodes as Node;
  return {
    ...node,
    ...(node['name'] === undefined ? {} : { changeImmediately: true, isLive: true }),
    ...(body === undefined ? {} : { body: immediate(body) }),
  };
}

/**
 * A form over one object of the theme. It begins anew when that object was changed elsewhere, for example by taking a step back. Where no theme is
 * edited, such as on the canvas of the page editor, it is a form that changes nothing.
 */
export function FieldsOf(props: Props) {
  const {
    at,
    ground,
    prepare = asItIs,
    body,
    mode = 'normal',
    begin = NOTHING,
    onOwn,
    data,
    className,
    render,
  } = props;
  const editing = useContext(EditingContext);
  const session = editing?.session;
  useSyncExternalStore(session?.atRest.subscribe ?? (() => () => undefined), () => session?.atRest.state());
  const path = useMemo(() => pathOf(at), [at]);
  // What is typed here is known before it has come to rest.
  const value = valueAt(session?.state().theme, path);
  const known = useRef<{ at: string; value: unknown; begin: object; count: number }>({ at, value, begin, count: 0 });
  if (known.current.at !== at || known.current.value !== value || known.current.begin !== begin) {
    known.current = { at, value, begin, count: known.current.count + 1 };
  }
  const { count } = known.current;
  const shown = useRef<object>({});
  const typed = useRef<object>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed into the form is there already
  useMemo(() => {
    shown.current = laidOver(ground, value ?? {}) as object;
    typed.current = { ...shown.current, [OF_FORM]: begin, [STOCK]: ground };
  }, [at, count, ground]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: further fields read these of the editor; other changes are the form's own
  const filledIn = useMemo(
    () => createObject(data, typed.current),
    [at, count, ground, data?.['code'], data?.['themeOptions']],
  );

  const schema = useMemo(
    () => ({
      type: 'form',
      wrapWithPanel: false,
      canAccessSuperData: false,
      formLazyChange: false,
      submitOnChange: false,
      autoFocus: false,
      mode,
      body: immediate(body),
    }),
    [body, mode],
  );

  function take(values: Node): void {
    if (!session) return;
    typed.current = values;
    const { [OF_FORM]: ofForm, [STOCK]: _, ...own } = values;
    if (ofForm) onOwn?.(ofForm as Node);
    const changes = differences(shown.current, own);
    if (changes.length === 0) return;
    shown.current = own;
    put(changes);
  }

  /** Changes the theme; what it has already stays the same object. */
  function put(changes: readonly (readonly [Path, unknown])[]): void {
    if (!session) return;
    const before = session.state().theme;
    let next: Theme = before;
    for (const [below, to] of changes) {
      const place = [...path, ...below];
      if (!isSame(valueAt(next, place), to)) next = withValue(prepare(next, below), place, to);
    }
    if (next === before) return;
    known.current = { ...known.current, value: valueAt(next, path) };
    const place = [...path, ...changes[0]![0]];
    session.change(next, changedPlace(valueAt(before, place), valueAt(next, place), place)?.join('.'));
  }
  const latest = useRef(put);
  latest.current = put;
  const takeAtOnce = useMemo(() => (name: string, to: unknown) => latest.current([[pathOf(name), to]]), []);

  return (
    <LiveContext.Provider value={takeAtOnce}>
      {render('fields', schema, { key: `${at} ${count}`, data: filledIn, className, onChange: take })}
    </LiveContext.Provider>
  );
}
