import { type FormControlProps, resolveVariableAndFilter } from 'amis-core';
import { useRef } from 'react';
import './code-lines.css';

/** The numbers of lines that a formula marks. */
function markedLines(marks: unknown, data: object): Set<number> {
  const found: unknown = typeof marks === 'string' ? resolveVariableAndFilter(marks, data, '| raw') : marks;
  return new Set(Array.isArray(found) ? found.map((mark: { line?: unknown } | null) => Number(mark?.line)) : []);
}

/** A field for a text of code, with the numbers of its lines. */
export default function CodeLines(props: FormControlProps) {
  const { value, onChange, rows = 12, marks, data, disabled, readOnly, id, label, ariaLabel, placeholder } = props;
  const gutter = useRef<HTMLDivElement>(null);
  const text = typeof value === 'string' ? value : '';
  const marked = markedLines(marks, data);
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
