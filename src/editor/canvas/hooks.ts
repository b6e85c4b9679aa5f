import type { EditorManager } from 'amis-editor-core';
import type { ComponentType, ReactNode } from 'react';
import type { NodeProps } from '../../hardening/bounds/tenant-context.ts';
import type { Realm } from '../../hardening/links/sinks.ts';
import type { Speaker } from '../../host/frame-data/speaker.ts';
import type { OutlineNode } from '../palette/node-label.ts';

/** What amis-editor asks of us where its text is changed; see src/build/amis-patches/amis-editor-core. */
export interface CanvasHooks {
  /** The elements that the head of the canvas's frame begins with, as markup. */
  sheets(): string[];
  /** Who speaks in the canvas. */
  speaker: Speaker;
  /** What stands around the page in the canvas, and knows the window of its frame. */
  around(realm: () => Realm | undefined, page: ReactNode): ReactNode;
  /** Draws each node of the page in the canvas, in place of amis's own. */
  Node: ComponentType<NodeProps>;
  /** What the outline calls a node. */
  label(node: OutlineNode): string;
  /** What amis-editor's own panels say where it has words of one language alone: our text `editor.amis.<name>`. */
  say(name: string): string | undefined;
  /** A row of samples for the nodes that show it; `other` has one for a node that takes any text. */
  sampleRow(nodes: unknown, other?: (node: Record<string, unknown>) => unknown): Record<string, unknown>;
  /** A sample of an item that nodes show. */
  sampleItem(nodes: unknown): Record<string, unknown>;
  /** Whether what a loop reads has any items. */
  hasItems(loop: { data?: object; source?: unknown; name?: unknown }): boolean;
  /** Whether amis-editor may have written a property of this name for itself. */
  isNote(name: string): boolean;
  /** Whether it writes nothing below a property of this name. */
  isOfAuthors(name: string): boolean;
  /** Whether the canvas leaves out what its reader would not see. Observed by mobx. */
  hides(): boolean;
  /** The way from a page to the node with an id of the editor; undefined when amis-editor has to look for itself. */
  pathOf(page: object, id: string): string[] | undefined;
  /** Resolves when a selected node is drawn: whether it is, and is still selected. */
  drawn(store: { activeId: string; getNodeById(id: string): unknown }, id: string): Promise<boolean>;
  /** Called for every editor, before it draws; those in dialogs have managers of their own. */
  mounted(manager: EditorManager): void;
}

declare global {
  interface Window {
    pagewrightCanvas?: CanvasHooks;
  }
}
