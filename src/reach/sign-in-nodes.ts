/**
 * What a sign-in page of a company or app is made of: text, pictures, boxes, buttons, links, a switch and the platform's form. Everything
 * else costs too much for a page that people without a session open, or takes what they type: tables, charts, fields, editors, codes,
 * calendars. Of lists there is `each` alone, whose items are counted with those of the whole page. amis draws `drawer` and `spinner` on
 * each page, and ignores the case of types.
 */
const TYPES =
  /^(page|include|sign-in|brand|container|wrapper|panel|flex|grid(-2d)?|[hv]box|collapse(-group)?|each|tpl|html|plain|divider|alert|status|tag|icon|avatar|image|link|action|button(-group|-toolbar)?|submit|reset|form|switch|checkbox|dialog|drawer|spinner)$/i;

/** Whether a sign-in page of a company or app shows a node of a type. A node without one is text; amis would take a list for one. */
export const isSignInNode = (type: unknown): boolean => type === undefined || TYPES.test(String(type));
