import { componentWords } from '../palette/component-words.ts';

interface PlaceholderProps {
  $schema: { type?: string };
}

/** Stands on the canvas for a component that has nothing to show there, so that it is seen and can be selected. */
export function Placeholder({ $schema: { type = '' } }: PlaceholderProps) {
  return (
    <div className="pw-included">
      <span className="pw-included-name">{componentWords(`editor.renderer.${type}`) ?? type}</span>
    </div>
  );
}
