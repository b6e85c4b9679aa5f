import { useText } from '../i18n/texts-context.ts';

/** Stands in place of further nodes of a screen that shows no more of them. */
export function RestNote() {
  const text = useText();
  return <div className="pw-node pw-node-quiet">{text('host.node.firstNodes')}</div>;
}
