import { createObject, type RendererProps, resolveVariableAndFilter } from 'amis-core';
import { type KeyboardEvent, type PointerEvent, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { type DropPlace, isPlaceNow, stepPlace, type TreeRow } from './drop-place.ts';
import './sortable-tree.css';
import { LEVEL, useDrag } from './use-drag.ts';

/** The class of the button in each row that moves it. */
const HANDLE = 'pw-move-handle';

type NamedRow = TreeRow & { name: string };

function rowsOf(source: string, data: object): NamedRow[] {
  const rows: unknown = resolveVariableAndFilter(source, data, '| raw');
  if (!Array.isArray(rows)) return [];
  return rows.map((row: { key?: unknown; name?: unknown; path?: unknown } | null) => ({
    key: String(row?.key ?? ''),
    name: String(row?.name ?? ''),
    depth: Array.isArray(row?.path) ? row.path.length : 0,
  }));
}

/** A text with values in place of the names in braces. */
const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** A list whose rows are put elsewhere with the pointer, a finger or the arrow keys. It tells where a row is to go; the page asks the server. */
export default function SortableTree(props: RendererProps) {
  const { data, source, maxLevel = 0, message = '', body, className, render, dispatchEvent } = props;
  const tree = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState('');
  const movedKey = useRef('');
  const latest = useRef(props);
  latest.current = props;
  // amis finds the listeners of a node by what the component hands out.
  useImperativeHandle(
    props['forwardedRef'],
    () => ({
      get props() {
        return latest.current;
      },
    }),
    [],
  );
  const rows = rowsOf(source, data);
  const handles = () => [...(tree.current?.querySelectorAll<HTMLElement>(`.${HANDLE}`) ?? [])];
  const elements = () => handles().map((handle) => handle.closest<HTMLElement>('.pw-row') ?? handle);

  function move(at: number, place: DropPlace): void {
    const row = rows[at]!;
    if (isPlaceNow(rows, at, place)) return;
    movedKey.current = row.key;
    const values = { name: row.name, place: place.place + 1, count: place.count, level: place.depth + 1 };
    setAnnounced(filled(message, values));
    const detail = { key: row.key, parent: place.parent, place: place.place };
    void dispatchEvent('move', createObject(data, detail));
  }

  const { drag, start, follow, end, cancel } = useDrag({ rows, maxLevel, elements, drop: move });
  const handleOf = (target: EventTarget) =>
    handles().indexOf((target as HTMLElement).closest<HTMLElement>(`.${HANDLE}`)!);

  function grab(event: PointerEvent<HTMLElement>): void {
    const at = event.button === 0 ? handleOf(event.target) : -1;
    if (rows[at]) start(at, event);
  }

  function press(event: KeyboardEvent<HTMLElement>): void {
    const at = event.key.startsWith('Arrow') ? handleOf(event.target) : -1;
    if (!rows[at]) return;
    event.preventDefault();
    const place = stepPlace(rows, at, event.key, maxLevel);
    if (place) move(at, place);
  }

  // A row keeps the focus when it comes back at another place.
  const order = rows.map(({ key, depth }) => `${key} ${depth}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order alone says that a row has moved
  useEffect(() => {
    const at = rows.findIndex(({ key }) => key === movedKey.current);
    movedKey.current = '';
    if (at >= 0) handles()[at]?.focus();
  }, [order]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside of it take pointer and keys
    <div
      ref={tree}
      className={['pw-sortable-tree', drag && 'is-dragging', className].filter(Boolean).join(' ')}
      onPointerDown={grab}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={cancel}
      onKeyDown={press}
    >
      {render('body', body)}
      {drag?.place && (
        <div className="pw-drop-line" style={{ top: drag.top, left: drag.place.depth * LEVEL }} aria-hidden="true" />
      )}
      <div className="pw-unseen" role="status">
        {announced}
      </div>
    </div>
  );
}
