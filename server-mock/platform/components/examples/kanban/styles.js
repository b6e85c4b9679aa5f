const sheet = `
.board { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(200px, 1fr); gap: 12px; overflow-x: auto; padding: 2px; }
.column { border: 1px solid var(--line); border-radius: 10px; padding: 12px; }
.column h2 { margin: 0 0 10px; font-size: 14px; font-weight: 600; color: var(--quiet); }
.column ul { display: grid; gap: 8px; align-content: start; min-height: 48px; margin: 0; padding: 0; list-style: none; }
.card { display: grid; gap: 4px; padding: 10px 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--ground); font-size: 14px; cursor: grab; }
.card:focus-visible { outline: 2px solid var(--brand); outline-offset: 1px; }
.card strong { font-weight: 500; }
.card span { color: var(--quiet); font-size: 13px; }
`;

/** The style sheet as an element. */
export function styles() {
  const element = document.createElement('style');
  element.textContent = sheet;
  return element;
}
