import type { PublicConfig } from '../../../src/types/start.ts';
import type { Configuration } from './configuration.ts';

/** The part of the configuration that browsers may know. Named key by key, so that a new secret cannot slip out. */
export function publicConfig(config: Configuration): PublicConfig {
  return {
    mode: config.mode,
    authTypes: config.authTypes,
    defaultAuth: config.defaultAuth,
    siteName: config.siteName,
    logo: config.logo,
    loginBackground: config.loginBackground,
    docLink: config.docLink,
    applyLink: config.applyLink,
    orgName: config.orgName,
    isBaiduCloud: config.isBaiduCloud,
    disabledEntries: config.disabledEntries,
    featureFlag: config.featureFlag,
    integration: { type: config.integration.type, appId: config.integration.appId },
    contextPath: config.contextPath,
    frameHosts: config.frameHosts,
    componentHost: config.componentHost,
    passwordDescription: config.password.description,
  };
}
