import { type ReactNode, useId } from 'react';
import { useText } from '../../../i18n/texts-context.ts';

interface Props<Name extends string> {
  label: string;
  names: readonly Name[];
  shown: Name;
  onShow(name: Name): void;
  children: ReactNode;
}

/** Tabs; where there is only one, its content alone. */
export function Tabs<Name extends string>({ label, names, shown, onShow, children }: Props<Name>) {
  const text = useText();
  const id = useId();
  if (names.length < 2) return <>{children}</>;
  return (
    <>
      <div role="tablist" aria-label={label} className="pw-style-tabs">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === shown}
            aria-controls={`${id}-panel`}
            tabIndex={name === shown ? 0 : -1}
            onClick={() => onShow(name)}
          >
            {text(`style.tab.${name}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {children}
      </div>
    </>
  );
}
