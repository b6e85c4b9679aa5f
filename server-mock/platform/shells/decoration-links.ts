/** Begins the address of a link in a cleaned decoration. @param mark a word that no page knows, so that no text of one can look like a link */
export const leadsBy = (mark: string): string => `${mark}-leads:`;

/**
 * Fills in where the links of a cleaned decoration lead.
 * @param through makes the address that a link has, from the one that it names; undefined for a link that leads nowhere
 */
export const followedLinks = (html: string, mark: string, through: (address: string) => string | undefined): string =>
  html
    .split(` href="${leadsBy(mark)}`)
    .map((part, at) => {
      if (at === 0) return part;
      const end = part.indexOf('"');
      const address = through(decodeURIComponent(part.slice(0, end)));
      return `${address ? ` href="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"` : ''}${part.slice(end + 1)}`;
    })
    .join('');
