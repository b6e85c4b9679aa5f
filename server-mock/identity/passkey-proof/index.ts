export { isRightPasskey } from './assertion.ts';
export { offersPasskeys, requirePasskeys } from './offered.ts';
export { passkeysHere, proofChallenge, provesByPasskey } from './proof.ts';
export { addPasskeyRow, deletePasskeyRow, findPasskey, passkeysOf, renamePasskeyRow } from './queries.ts';
export { relyingPartyOf } from './relying-party.ts';
