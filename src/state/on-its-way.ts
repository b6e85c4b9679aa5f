/** What amis shows in place of a node whose file is on its way. */
export const ON_ITS_WAY = '.cxd-LazyComponent';
