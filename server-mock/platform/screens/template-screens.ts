/** Where the screens of widget templates lie. People find these among the templates. */
export const TEMPLATES = 'widget-template/';

/** Whether a screen is what a widget template shows. */
export const isOfTemplate = (screen: string): boolean => screen.startsWith(TEMPLATES);
