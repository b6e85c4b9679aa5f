import { type FormControlProps, resolveVariableAndFilter } from 'amis-core';
import { useEffect, useRef } from 'react';
import './code-lines.css';

/** CSS pixels of a line, as in the sheet. */
const LINE = 20;

const resolved = (value: unknown, data: object): unknown =>
  typeof value === 'string' ? resolveVariableAndFilter(value, data, '| raw') : value;

/** The numbers of lines that a formula marks. */
function markedLines(marks: unknown, data: object): Set<number> {
  const found = resolved(marks, data);
  return new Set(Array.isArray(found) ? found.map((mark: { line?: unknown } | null) => Number(mark?.line)) : []);
}

/** Selects a line, from 1, and brings it into view. */
function showLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  field.scrollTop = (line - 1) * LINE - field.clientHeight / 2;
}

/** A field for a text of code, with the numbers of its lines. */
export default function CodeLines(props: FormControlProps) {
  const {
    value,
    onChange,
    rows = 12,
    marks,
    goTo,
    data,
    disabled,
    readOnly,
    id,
    label,
    ariaLabel,
    placeholder,
  } = props;
  const gutter = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const text = typeof value === 'string' ? value : '';
  const marked = markedLines(marks, data);
  const wanted = resolved(goTo, data) as { line?: unknown } | null | undefined;
  useEffect(() => {
    if (field.current && Number(wanted?.line) > 0) showLine(field.current, Number(wanted?.line));
  }, [wanted]);
  const lines = text.split('\n').map((_, at) => at + 1);
  return (
    <div className="pw-code-lines">
      <div ref={gutter} className="pw-code-gutter" aria-hidden="true">
        {lines.map((line) => (
          <span key={line} className={marked.has(line) ? 'is-marked' : undefined}>
            {line}
          </span>
        ))}
      </div>
      <textarea
        ref={field}
        id={id}
        rows={rows}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        aria-label={ariaLabel ?? (typeof label === 'string' ? label : undefined)}
        aria-invalid={marked.size > 0}
        placeholder={placeholder}
        value={text}
        disabled={disabled}
        readOnly={readOnly}
        onChange={(event) => onChange(event.target.value)}
        onScroll={(event) => {
          if (gutter.current) gutter.current.scrollTop = event.currentTarget.scrollTop;
        }}
      />
    </div>
  );
}
