import { useText } from '../../i18n/texts-context.ts';
import { PRODUCT_FONT } from '../../shell/product-font.ts';

const important = (rules: readonly string[]): string => rules.map((rule) => `${rule} !important`).join('; ');

/** Rules on the element itself, which no style sheet of a page outdoes: a draft cannot hide that it is one. */
const bar = important([
  'all: initial',
  'display: flex',
  'position: sticky',
  'top: 0',
  'z-index: 1500',
  'box-sizing: border-box',
  'gap: 4px 12px',
  'flex-wrap: wrap',
  'align-items: baseline',
  'justify-content: center',
  'width: 100%',
  'padding: 8px 16px',
  'background: #ffd666',
  'color: #3d2a00',
  `font: 14px/20px ${PRODUCT_FONT}`,
  'text-align: center',
]);

const frame = important([
  'all: initial',
  'display: block',
  'position: fixed',
  'inset: 0',
  'z-index: 1500',
  'border: 4px solid #ffd666',
  'pointer-events: none',
]);

const name = important(['all: unset', 'font-weight: 600']);

/** React writes no `!important`, so the rules are set on the elements. */
const styled = (rules: string) => (element: HTMLElement | null) => {
  if (element) element.style.cssText = rules;
};

const label = important([
  'all: initial',
  'display: block',
  'position: sticky',
  'top: 0',
  'z-index: 1500',
  'box-sizing: border-box',
  'width: 100%',
  'padding: 2px 16px',
  'color-scheme: inherit',
  'background: #e5e7eb',
  'background: light-dark(#e5e7eb, #2b3531)',
  'color: #1f2937',
  'color: light-dark(#1f2937, #d6dedb)',
  `font: 13px/20px ${PRODUCT_FONT}`,
  'text-align: center',
]);

const STATES = ['published', 'below', 'base', 'builtin'];

/** Says above the picture of a page what it is: a draft, or another state of the page in one line. */
export function PreviewMark({ state = 'draft' }: { state?: string | undefined }) {
  const text = useText();
  if (state === 'draft') return <DraftMark />;
  const words = STATES.includes(state) ? text(`host.state.${state}`) : text('host.state.version', { version: state });
  return (
    <div className="pw-state-bar" role="status" ref={styled(label)}>
      {words}
    </div>
  );
}

/** Says above a draft that it is one, and draws a frame around the window. */
function DraftMark() {
  const text = useText();
  return (
    <>
      <div className="pw-draft-bar" role="status" ref={styled(bar)}>
        <strong ref={styled(name)}>{text('host.draft.title')}</strong>
        <span>{text('host.draft.text')}</span>
      </div>
      <div aria-hidden="true" ref={styled(frame)} />
    </>
  );
}
