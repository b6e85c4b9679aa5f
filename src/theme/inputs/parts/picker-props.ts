import type { Option } from '../values/options.ts';

export type Mode = 'color' | 'gradient' | 'image';

/** Takes a file and answers its address; rejects with words for the person. */
export type Upload = (file: File) => Promise<string>;

/** What every field for a colour takes. */
export interface ColorProps {
  label: string;
  value: string;
  /** Gets no text when the field was emptied. */
  onChange(value: string | undefined): void;
  options: readonly Option[];
  /** Whether colours that the theme does not have may be chosen; they may where it says nothing. */
  custom?: boolean | undefined;
  disabled?: boolean | undefined;
  /** There is always a colour: the field cannot be emptied. */
  isRequired?: boolean | undefined;
  placeholder?: string | undefined;
  /** The colour stands without being set: there is nothing to clear. */
  isStock?: boolean | undefined;
}

/** What fields take that choose more than a colour. */
export interface PickerProps extends ColorProps {
  /** What may be chosen; colours alone where it says nothing. */
  modes?: readonly Mode[] | undefined;
  /** What the default state has here; absent or empty: it cannot be followed. */
  inherit?: string | undefined;
  upload?: Upload | undefined;
}
