import type { RendererProps } from 'amis-core';

export default function Placeholder({ name }: RendererProps) {
  return <input name={name} />;
}
