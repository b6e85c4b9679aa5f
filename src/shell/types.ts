import type { Texts } from '../i18n/translate.ts';
import type { AmisPage, NodeOf, NodeType } from '../types/amis.ts';
import type { GivenAnswers, Locale, PublicConfig, ShownLook } from '../types/start.ts';
import type { Reads } from './reads.ts';

/** What the shell of a document depends on, apart from the page itself. */
export interface ShellContext {
  config: PublicConfig;
  locale: Locale;
  /** At least the texts that the page names. */
  texts: Texts;
  /** The browser is a mobile one. */
  mobile: boolean;
  /** Parameters of the address. */
  query: Record<string, string>;
  /** The query string with its question mark. */
  search?: string;
  /** The remembered way in, from the cookie `login_method`. */
  method?: string;
  /** A word that no page knows: what is only handed on stays open under this name, for `fillOpen`. */
  open?: string;
  /** The document comes without scripts: an administrator tries the page as a visitor would see it. */
  isTried?: boolean;
  /** What the company or app shows around the sign-in form. */
  look?: ShownLook;
  /** Answers of calls that come with the document. */
  given?: GivenAnswers;
  /** The platform's own sign-in form, as a page, for the node `sign-in`. */
  signIn?: AmisPage;
}

/** What the first picture of a page in the app document depends on. */
export interface FrameContext extends ShellContext {
  /** What the page sees of its reader and its place, by the names of its formulas. */
  seen: Readonly<Record<string, unknown>>;
  /** The page in the shell; absent: `unknown` stands in its place. */
  page?: AmisPage;
  /** Markup that stands for what of the page has no static form. */
  rest: string;
  /** Markup that stands for a page of which not even the heading can be shown. */
  unknown: string;
}

export interface CompiledShell {
  /** Markup for the document's `#shell`; every value in it is escaped. */
  html: string;
  /** The page's own title, empty when it has none. */
  title: string;
  /** False when the page holds something whose look the shell or the critical CSS does not know. */
  covered: boolean;
  /** What that is, for the log. */
  gaps: string[];
  /** What the page's formulas read of the request; see `reads.ts`. */
  reads: string[];
}

/** A node of a page definition. */
export type Node = Readonly<Record<string, unknown>>;

/** What a node sees while it is compiled. */
export interface Scope {
  data: Readonly<Record<string, unknown>>;
  context: ShellContext;
  /** The types that have a static form here. */
  compilers: Readonly<Record<string, AnyNodeCompiler>>;
  reads: Reads;
  /** What every page sees, without what the pages around a node add. */
  root: Readonly<Record<string, unknown>>;
  /** Markup in texts is passed on: the whole is cleaned afterwards. */
  passesMarkup?: boolean;
  /** The page inside a shell. */
  outlet?: () => string;
  /** Takes note that a node has no static form. */
  lacks?: () => void;
  /** The form that a field belongs to. */
  form?: { mode: string; postable: boolean };
  /** Compiles what a property such as `body` holds: a node, a text, or a list of them. */
  render(content: unknown, scope?: Scope): string;
  /** Says what on the page goes beyond the shell: a type, a property, an expression. */
  leaveOut(gap: string): void;
}

/** How one type becomes markup. */
export interface NodeCompiler<Type extends NodeType> {
  /**
   * Properties that the markup honours, among those that amis or the renderer's schema declares; any other one marks the
   * page as not covered.
   */
  props: readonly Extract<keyof NodeOf<Type>, string>[];
  html(node: Node, scope: Scope): string;
}

/** The same for a node whose type is known at run time. */
export interface AnyNodeCompiler {
  props: readonly string[];
  html(node: Node, scope: Scope): string;
}
