// Made by `npm run types` from schemas/contracts/configuration.json; change that and run it again.

import contract from '../../../../schemas/contracts/configuration.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface ConfigurationOperations {
  getConfig: {
    answer: GetConfigAnswer;
  };
  routeTable: {
    query: RouteTableQuery;
    answer: RouteTableAnswer;
  };
}
export interface GetConfigAnswer {
  mode: 'saas' | 'private';
  authTypes: string[];
  defaultAuth: string;
  siteName: string;
  logo: string;
  loginBackground: string;
  docLink: string;
  applyLink: string;
  orgName: string;
  isBaiduCloud: boolean;
  disabledEntries: string[];
  featureFlag: {
    standaloneGitPush: boolean;
    quickApp: boolean;
    looks: boolean;
  };
  integration: {
    type: string;
    appId: string;
  };
  contextPath: string;
  frameHosts: string[];
  /**
   * Empty: the platform's own host, on a local machine *.localhost.
   */
  componentHost: string;
  passwordDescription: string;
}
export interface RouteTableQuery {
  document: 'login' | 'app' | 'share' | 'editor';
}
export interface RouteTableAnswer {
  routes: {
    [k: string]: unknown;
  }[];
  errors: {
    [k: string]: string;
  };
}

/** The contract with the types of its calls. */
export const configurationContract: Contract<ConfigurationOperations> = withLists(contract);
