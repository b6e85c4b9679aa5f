import { getRenderers } from 'amis-core';
import { useText } from '../i18n/texts-context.ts';
import { suggest } from '../validation/suggest.ts';

interface Props {
  path: string;
  type: string;
  administrator: boolean;
}

const knownTypes = (): string[] => getRenderers().flatMap((renderer) => renderer.type ?? []);

/** Stands where a node names a type that does not exist: a quiet place for most people, a hint for who can mend it. */
export function UnknownNodeCard({ path, type, administrator }: Props) {
  const text = useText();
  if (!administrator) {
    return <div className="pw-node pw-node-quiet">{text('host.node.unavailable')}</div>;
  }
  const meant = suggest(type, knownTypes());
  return (
    <div className="pw-node" role="alert">
      <p className="pw-node-title">{text('host.node.unknown', { type })}</p>
      <p className="pw-node-detail">
        {meant && text('host.node.didYouMean', { type: meant })}
        <code>{path}</code>
      </p>
    </div>
  );
}
