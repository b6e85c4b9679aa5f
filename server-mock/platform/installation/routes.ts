import type { FastifyInstance } from 'fastify';
import { installationContract } from '../../../src/types/generated/contracts/installation.ts';
import { defineOperations } from '../../kernel/contracts/index.ts';
import { install, installProgress, installStatus } from './install.ts';
import { installOrganisation, organisationStatus, proveSetup } from './organisation.ts';
import { proveUpgrader, upgrade, upgradeStatus } from './upgrade.ts';

/** The calls that set a platform up and upgrade it. */
export function registerInstallation(app: FastifyInstance): void {
  defineOperations(app, installationContract, {
    installStatus,
    install,
    installProgress,
    organisationStatus,
    proveSetup,
    installOrganisation,
    upgradeStatus,
    proveUpgrader,
    upgrade,
  });
}
