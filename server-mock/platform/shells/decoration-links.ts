/** Begins the address of a link in a cleaned decoration, until the server knows how it leads on. */
export const LEADS = 'leads:';

/** Fills in where the links of a cleaned decoration lead. @param through makes the address that a link has, from the one that it names */
export const followedLinks = (html: string, through: (address: string) => string): string =>
  html.replace(/ href="leads:([^"]*)"/g, (_, address: string) => ` href="${through(decodeURIComponent(address))}"`);
