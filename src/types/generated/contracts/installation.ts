// Made by `npm run types` from schemas/contracts/installation.json; change that and run it again.

import contract from '../../../../schemas/contracts/installation.json' with { type: 'json' };
import type { Contract } from '../../contract.ts';
import { withLists } from '../../with-lists.ts';

export interface InstallationOperations {
  installStatus: {
    answer: InstallStatusAnswer;
  };
  install: {
    body: InstallBody;
    answer: InstallAnswer;
  };
  installProgress: {
    answer: InstallProgressAnswer;
  };
  organisationStatus: {
    answer: OrganisationStatusAnswer;
  };
  proveSetup: {
    body: ProveSetupBody;
    answer: ProveSetupAnswer;
  };
  installOrganisation: {
    body: InstallOrganisationBody;
    answer: InstallOrganisationAnswer;
  };
  upgradeStatus: {
    answer: UpgradeStatusAnswer;
  };
  proveUpgrader: {
    body: ProveUpgraderBody;
    answer: ProveUpgraderAnswer;
  };
  upgrade: {
    body: UpgradeBody;
    answer: UpgradeAnswer;
  };
}
export interface InstallStatusAnswer {
  upQuery: string;
  /**
   * What proves that the caller is the operator: the password of DATABASE_URL, or the code printed on the console.
   */
  secret: 'database-password' | 'setup-code';
  /**
   * How far the migrations have come; null when none run.
   */
  progress: null | {
    done: number;
    total: number;
    running: string;
  };
}
export interface InstallBody {
  /**
   * The connection’s password, or the set-up code.
   */
  dbpw: string;
  redirect?: string;
}
export interface InstallAnswer {
  /**
   * Where to go next.
   */
  redirect: string;
}
export interface InstallProgressAnswer {
  /**
   * How far the migrations have come; null when none run.
   */
  progress: null | {
    done: number;
    total: number;
    running: string;
  };
}
export interface OrganisationStatusAnswer {
  /**
   * The configured name, which is locked; else empty.
   */
  name: string;
  /**
   * What proves that the caller is the operator: the password of DATABASE_URL, or the code printed on the console.
   */
  secret: 'database-password' | 'setup-code';
  /**
   * Whether this browser has installed the database or proven itself since.
   */
  proven: boolean;
}
export interface ProveSetupBody {
  dbpw: string;
}
export interface ProveSetupAnswer {
  proven: boolean;
}
export interface InstallOrganisationBody {
  name?: string;
  email: string;
  nickName?: string;
  /**
   * Absent: the administrator signs in with codes sent to the address.
   */
  password?: string;
  repeatPassword?: string;
  redirect?: string;
}
export interface InstallOrganisationAnswer {
  /**
   * Where to go next.
   */
  redirect: string;
}
export interface UpgradeStatusAnswer {
  upQuery: string;
  pending: string[];
  /**
   * How far the migrations have come; null when none run.
   */
  progress: null | {
    done: number;
    total: number;
    running: string;
  };
}
export interface ProveUpgraderBody {
  /**
   * Address or username.
   */
  account?: string;
  password?: string;
  /**
   * Of the authenticator app, or a backup code.
   */
  code?: string;
  dbpw?: string;
}
export interface ProveUpgraderAnswer {
  proven: boolean;
  /**
   * The password is right, and the code is missing.
   */
  secondStep: boolean;
}
export interface UpgradeBody {
  redirect?: string;
}
export interface UpgradeAnswer {
  redirect: string;
  /**
   * Path of the backup on the server.
   */
  backup: string;
  migrations: string[];
}

/** The contract with the types of its calls. */
export const installationContract: Contract<InstallationOperations> = withLists(contract);
