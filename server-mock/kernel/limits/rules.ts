import type { FailureRule } from './failures.ts';

/** So many hits in so many seconds. */
export interface WindowRule {
  limit: number;
  windowSeconds: number;
}

const hour = 3600;

/** How often codes are sent. The first rule is the specification's countdown of the send button. */
export const sendRules = {
  targetPause: { limit: 1, windowSeconds: 60 },
  targetHour: { limit: 10, windowSeconds: hour },
  /** Mails, or text messages, of one network without any work. */
  networkHour: { limit: 100, windowSeconds: hour },
  /** Mails of one network beyond these, each with work: about an hour of a processor for all. */
  workedHour: { limit: 2000, windowSeconds: hour },
  /** Messages to phones cost money: a cap over all targets. */
  allPhonesHour: { limit: 1000, windowSeconds: hour },
} as const satisfies Record<string, WindowRule>;

/**
 * Mails with an invitation: those to one address, those that one person sends, and those of a company. The addresses are of people who have
 * not asked for anything.
 */
export const invitationRules = {
  target: { limit: 5, windowSeconds: hour },
  mailbox: { limit: 30, windowSeconds: hour },
  account: { limit: 100, windowSeconds: hour },
  company: { limit: 300, windowSeconds: hour },
} as const satisfies Record<string, WindowRule>;

/** Zero bits that work for a mail needs, by how many of its network were worked for: a second or less in a browser, later some seconds. */
export const workBits = (worked: number): number => (worked < 200 ? 18 : 20);

/** Drawing an image costs time. */
export const captchaRule: WindowRule = { limit: 60, windowSeconds: 60 };

/** Failed attempts at one account from one address: the owner elsewhere notices nothing. */
export const accountFailures: FailureRule = { freeFailures: 5, firstPause: 1, longestPause: 10, memory: 15 * 60 };

/** Failed attempts from one address at whatever account. */
export const addressFailures: FailureRule = { freeFailures: 100, firstPause: 0.25, longestPause: 1, memory: 15 * 60 };

/**
 * Usernames of others that one account comes upon. A username is free or not, and a form must say which: the one answer that
 * tells whether an account exists, to signed-in people alone, and not to those who ask for a whole list.
 */
export const takenNamesRule: WindowRule = { limit: 20, windowSeconds: hour };

/** Wrong access tokens of one network that are answered as such. */
export const accessTokenFailures: WindowRule = { limit: 100, windowSeconds: 60 };

/** Bodies of 64 kB or more of one account, of all calls whose contract takes such a body. */
export const largeBodyRule: WindowRule = { limit: 60, windowSeconds: 60 };

/** Files of one account. */
export const uploadRule: WindowRule = { limit: 60, windowSeconds: hour };

/** Files of one account that are no pictures: they are kept as they come. */
export const fileRule: WindowRule = { limit: 20, windowSeconds: hour };

/** The same of all accounts of one company: its people, or those that its provider lets in, may be as many as it likes. */
export const companyFileRule: WindowRule = { limit: 100, windowSeconds: hour };

/** Drafts of one account, imports included: an editor keeps one every few seconds. Validations count for themselves. */
export const draftRule: WindowRule = { limit: 3600, windowSeconds: hour };

/** Looks of one account at whole lists of screens, at differences and at files of screens: each reads and compares a lot. */
export const screenReadRule: WindowRule = { limit: 3600, windowSeconds: hour };

/** Files of documents, and of the audit, that an account takes out: each reads all of a collection, or of a company's lines. */
export const exportRule: WindowRule = { limit: 20, windowSeconds: hour };

/** Changes of what people are in apps, by one account: each is a line of the audit. */
export const appRoleRule: WindowRule = { limit: 600, windowSeconds: hour };

/** Apps that a company makes: each may be removed at once, and is kept for a while. */
export const newAppRule: WindowRule = { limit: 240, windowSeconds: hour };

/** Applications for a company that an account sends, refused ones among them. */
export const applicationRule: WindowRule = { limit: 20, windowSeconds: hour };

/** Files that an account makes apps of, wrong ones among them: each is read and checked as a whole. */
export const appFileRule: WindowRule = { limit: 120, windowSeconds: hour };

/** Changes of what a company's collections hold: each may have all documents read and written again. */
export const definitionRule: WindowRule = { limit: 240, windowSeconds: hour };

/** Files of documents that a company imports and tries: each holds the database for a while. */
export const importRule: WindowRule = { limit: 120, windowSeconds: hour };

/** What is put into force, and what one account takes out of it: every other visitor of the company's pages looks each of these up. */
export const publishRules = {
  account: { limit: 600, windowSeconds: hour },
  company: { limit: 1200, windowSeconds: hour },
  removal: { limit: 1200, windowSeconds: hour },
} as const satisfies Record<string, WindowRule>;

/** How often the editors of one account say that a screen is open in them: each does so three times a minute. */
export const presenceRule: WindowRule = { limit: 7200, windowSeconds: hour };

/** How often people of one company open and close editors with the others hearing of it at once; beyond, they notice a little later. */
export const presenceNewsRule: WindowRule = { limit: 2400, windowSeconds: hour };
