import type { AmisNode, AmisNodes } from './generated/amis-node.ts';

export type { AmisNode };

/** The type of a node: amis's and the platform's own. */
export type NodeType = keyof AmisNodes;

/** A node of one type, with the properties that its renderer reads. */
export type NodeOf<Type extends NodeType> = AmisNodes[Type];

/** A finding of the checker that a page accepts. */
export interface Waiver {
  code: string;
  reason: string;
  pointer?: string;
}

/** The words that a screen brings along, by language and key. */
export interface OwnTexts {
  'zh-CN'?: Readonly<Record<string, string>>;
  'en-US'?: Readonly<Record<string, string>>;
}

/** The definition of a screen: a page, which amis also takes for one when it does not say so. */
export type AmisPage = Omit<NodeOf<'page'>, 'type'> & {
  type?: NodeType;
  $schema?: string;
  $waivers?: Waiver[];
  $texts?: OwnTexts;
  /** Parameters that a part is nothing without. */
  $needs?: readonly string[];
};
