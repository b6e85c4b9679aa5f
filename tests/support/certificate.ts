import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import { SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509';

const hours = 60 * 60_000;

/** A certificate for one host name that nobody but itself vouches for, and its key; PEM. It is good for an hour. */
export async function certificateFor(host: string): Promise<{ certificate: string; key: string }> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const made = await X509CertificateGenerator.createSelfSigned(
    {
      name: `CN=${host}`,
      notBefore: new Date(Date.now() - hours),
      notAfter: new Date(Date.now() + hours),
      signingAlgorithm: algorithm,
      keys,
      extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: host }])],
    },
    webcrypto as Crypto,
  );
  const key = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  return {
    certificate: made.toString('pem'),
    key: `-----BEGIN PRIVATE KEY-----\n${key.replaceAll(/.{64}/g, '$&\n')}\n-----END PRIVATE KEY-----\n`,
  };
}
