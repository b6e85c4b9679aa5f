// Made by `npm run types` from schemas/contracts/version.json; change that and run it again.

export interface VersionOperations {
  platformVersion: {
    answer: PlatformVersionAnswer;
  };
}
export interface PlatformVersionAnswer {
  dependencies: {
    name: string;
    version: string;
  }[];
  records: {
    name: string;
    branch: string;
    /**
     * Empty without one.
     */
    link: string;
  }[];
}
