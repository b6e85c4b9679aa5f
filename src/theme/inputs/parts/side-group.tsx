import { type ReactNode, useState } from 'react';
import { useText } from '../../../i18n/texts-context.ts';
import { sharedMember } from '../values/members.ts';

interface Props {
  /** What the sides are of. */
  legend: string;
  /** The form's own label says so. */
  isLabelled?: boolean;
  /** The sides or corners; their names are texts. */
  sides: readonly string[];
  value: unknown;
  /** The names of the members of one side. */
  keysOf(side: string): readonly string[];
  /** Draws the fields for some sides at once. */
  children(sides: readonly string[], name: string): ReactNode;
}

/** Fields for all sides at once, or for each of them. It begins with each where they differ. */
export function SideGroup({ legend, isLabelled, sides, value, keysOf, children }: Props) {
  const text = useText();
  const parts = keysOf(sides[0] ?? '').length;
  const areSame = Array.from({ length: parts }, (_, part) => sides.map((side) => keysOf(side)[part]!)).every(
    (keys) => sharedMember(value, keys) !== undefined,
  );
  const [isEach, setEach] = useState<boolean>();
  const showsEach = isEach ?? !areSame;
  const name = (side: string) => text(`style.side.${side}`);
  return (
    <fieldset className="pw-style-sides" aria-label={legend}>
      {!isLabelled && (
        <span className="pw-style-side-name" aria-hidden="true">
          {legend}
        </span>
      )}
      <div className="pw-style-sides-row">
        <div className={showsEach ? 'pw-style-each' : 'pw-style-all'}>
          {showsEach
            ? sides.map((side) => (
                <div key={side} className={`pw-style-side is-${side}`}>
                  <span className="pw-style-edge" title={name(side)} aria-hidden="true" />
                  {children([side], `${legend}, ${name(side)}`)}
                </div>
              ))
            : children(sides, `${legend}, ${text('style.allSides')}`)}
        </div>
        {sides.length > 1 && (
          <button
            type="button"
            className="pw-style-apart"
            aria-pressed={showsEach}
            aria-label={text('style.eachSide')}
            title={text('style.eachSide')}
            onClick={() => setEach(!showsEach)}
          />
        )}
      </div>
    </fieldset>
  );
}
