/** Registers the Chinese names of months and days; the package has no types for its locales. */
declare module 'moment/locale/zh-cn';
/** Registers the theme `cxd`; the package has no types for it. */
declare module 'amis-ui/lib/themes/cxd';
