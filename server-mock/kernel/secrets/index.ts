import { seal, unseal } from '../sealing/sealing.ts';
import type { ServiceBase } from '../services/service-base.ts';
import { followingKey } from './key-file.ts';
import type { Secrets } from './service.ts';

export { UnreadableSecret } from '../sealing/sealing.ts';

/** Secrets at rest, sealed with the configured encryption key. What a change of the key has already sealed anew is read, too. */
export function createSecrets({ config, dataDir }: Pick<ServiceBase, 'config' | 'dataDir'>): Secrets {
  const keys = () => [config.encryptionKey, followingKey(dataDir)].filter((key) => key !== null);
  return {
    seal: (text, place) => seal(text, place, config.encryptionKey),
    unseal: (sealed, place) => unseal(sealed, place, keys()),
  };
}
