import { createPrivateKey } from 'node:crypto'
import {
  AuthenticatedSafe,
  CertBag,
  Certificate,
  PFX,
  PKCS8ShroudedKeyBag,
  PrivateKeyInfo,
  SafeBag,
  SafeContents,
} from 'pkijs'
import { parseCertificates, type SealingKey } from '../src/signing/seal/sealing-key.ts'

const bagTypeOids = { key: '1.2.840.113549.1.12.10.1.2', certificate: '1.2.840.113549.1.12.10.1.3' }

/** Creates a password-protected PKCS#12 file (AES-256) with a key and its certificates. */
export async function createPkcs12({ key, chain }: SealingKey, passwordText: string): Promise<Buffer> {
  const password = new TextEncoder().encode(passwordText).buffer
  const der = createPrivateKey(key).export({ type: 'pkcs8', format: 'der' })
  const keyBag = new PKCS8ShroudedKeyBag({ parsedValue: PrivateKeyInfo.fromBER(new Uint8Array(der)) })
  await keyBag.makeInternalValues({
    password,
    contentEncryptionAlgorithm: { name: 'AES-CBC', length: 256 } as never,
    hmacHashAlgorithm: 'SHA-256',
    iterationCount: 2048,
  })
  const certificates = parseCertificates(chain).map((one) => Certificate.fromBER(new Uint8Array(one.raw)))
  const safeBags = [
    new SafeBag({ bagId: bagTypeOids.key, bagValue: keyBag }),
    ...certificates.map(
      (parsedValue) =>
        new SafeBag({ bagId: bagTypeOids.certificate, bagValue: new CertBag({ parsedValue }) }),
    ),
  ]
  const authenticatedSafe = new AuthenticatedSafe({
    parsedValue: { safeContents: [{ privacyMode: 0, value: new SafeContents({ safeBags }) }] },
  })
  const pfx = new PFX({ parsedValue: { integrityMode: 0, authenticatedSafe } })
  await authenticatedSafe.makeInternalValues({ safeContents: [{}] })
  await pfx.makeInternalValues({
    password,
    iterations: 2048,
    pbkdf2HashAlgorithm: { name: 'SHA-256' },
    hmacHashAlgorithm: 'SHA-256',
  })
  return Buffer.from(pfx.toSchema().toBER())
}
