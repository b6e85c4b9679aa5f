import type { LeftOut } from '../tools/left-out.ts';

/** Texts come one locale at a time from the host; of the themes only `cxd` is shown. */
const imports = /locale\/[a-z]{2}-[A-Z]{2}\.js$|themes\/(ang|antd|dark)\.js$/;

/** The modules of amis-ui that list everything it has import texts of all languages and themes nobody sees. */
export const wholePackage: LeftOut[] = [
  { module: 'amis-ui/esm/index.js', imports },
  { module: 'amis-ui/esm/components/Signature.js', imports },
];
