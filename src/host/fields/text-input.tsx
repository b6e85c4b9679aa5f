import {
  type ComponentPropsWithoutRef,
  type CompositionEvent,
  forwardRef,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createTypedAhead } from './typed-ahead.ts';

interface Props extends ComponentPropsWithoutRef<'input'> {
  testIdBuilder?: { getTestId(): object };
}

/**
 * The text field inside amis's fields, in place of amis's own (`src/build/amis-patches/amis-ui/input.ts`). A form answers a keystroke some
 * time later, on a busy machine after the next one: amis would then put its older text back. Nothing is told while an
 * input method composes a word.
 */
export const TextInput = forwardRef<HTMLInputElement, Props>(
  ({ value, onChange, onBlur, onKeyDown, testIdBuilder, ...rest }, ref) => {
    const [text, setText] = useState(value);
    const { current: ahead } = useRef(createTypedAhead());
    const composing = useRef(false);

    useLayoutEffect(() => {
      if (ahead.isNews(value)) {
        setText(value);
      }
    }, [ahead, value]);

    function change(event: React.ChangeEvent<HTMLInputElement>): void {
      const { value: typed } = event.currentTarget;
      if (!composing.current) {
        ahead.typed(typed);
        onChange?.(event);
      }
      setText(typed);
    }

    function compose(event: CompositionEvent<HTMLInputElement>): void {
      composing.current = event.type !== 'compositionend';
      if (!composing.current) {
        change(event as unknown as React.ChangeEvent<HTMLInputElement>);
      }
    }

    return (
      <input
        type="text"
        {...rest}
        value={text}
        ref={ref}
        onChange={change}
        onBlur={(event) => {
          ahead.forget();
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (!composing.current) {
            onKeyDown?.(event);
          }
        }}
        onCompositionStart={compose}
        onCompositionUpdate={compose}
        onCompositionEnd={compose}
        {...testIdBuilder?.getTestId()}
      />
    );
  },
);
TextInput.displayName = 'TextInput';
