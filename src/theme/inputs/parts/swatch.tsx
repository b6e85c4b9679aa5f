import { isSafeValue, loadsOwnPictures } from '../../data/safe-value.ts';

/** A colour, a gradient or a picture, small. What would load from elsewhere is not painted. */
export function Swatch({ value, className = 'pw-style-swatch' }: { value: string; className?: string }) {
  const isPainted = value !== '' && isSafeValue(value) && loadsOwnPictures(value);
  return (
    <span className={isPainted ? className : `${className} is-empty`} aria-hidden="true">
      {isPainted && <span style={{ background: value }} />}
    </span>
  );
}
