import { useText } from '../../i18n/texts-context.ts';
import { tenantLimits } from './limits.ts';

interface Props {
  text:
    | 'host.login.formOff'
    | 'host.node.firstItems'
    | 'host.node.firstNodes'
    | 'host.node.firstOfKind'
    | 'host.node.longText'
    | 'host.node.manyParts'
    | 'host.node.manyValues';
  /** How many are shown. */
  count?: number;
}

/** Stands in place of what is not shown: further items of a list, further nodes or charts of a page. */
export function RestNote({ text: key, count = tenantLimits.items }: Props) {
  const text = useText();
  return <div className="pw-node pw-node-quiet">{text(key, { count: String(count) })}</div>;
}
