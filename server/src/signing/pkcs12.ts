import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { CertBag, Certificate, KeyBag, PFX, PKCS8ShroudedKeyBag, PrivateKeyInfo, type SafeBag } from 'pkijs'
import { getKeyAlgorithm, type SealingKey } from './seal/sealing-key.ts'

/** Error in a certificate file. The message continues a sentence that starts with the name of the field. */
export class Pkcs12Error extends Error {
  override name = 'Pkcs12Error'
}

const legacyCiphersMessage =
  'is locked in a way of before 2020 that is no longer opened: export it anew with AES-256, or run openssl pkcs12 -in old.p12 -legacy -nodes | openssl pkcs12 -export -out new.p12'

/** @throws Pkcs12Error if the password is wrong or the file damaged */
async function readSafeBags(file: Uint8Array, typed: string): Promise<SafeBag[]> {
  const password = new TextEncoder().encode(typed).buffer
  let pfx: PFX
  try {
    pfx = PFX.fromBER(new Uint8Array(file))
  } catch {
    throw new Pkcs12Error('is no PKCS#12 file (.p12, .pfx)')
  }
  await pfx.parseInternalValues({ checkIntegrity: true, password }).catch(() => {
    throw new Pkcs12Error('does not open with this password')
  })
  const safe = pfx.parsedValue?.authenticatedSafe
  await safe?.parseInternalValues({ safeContents: safe.safeContents.map(() => ({ password })) }).catch(() => {
    throw new Pkcs12Error(legacyCiphersMessage)
  })
  const contents: { value: { safeBags: SafeBag[] } }[] = safe?.parsedValue.safeContents ?? []
  return contents.flatMap(({ value }) => value.safeBags)
}

/** Returns null for a bag without a private key. */
async function readBagKey({ bagValue }: SafeBag, password: string): Promise<KeyObject | null> {
  let info: PrivateKeyInfo | undefined
  if (bagValue instanceof PKCS8ShroudedKeyBag) {
    const bag = bagValue as unknown as {
      parseInternalValues(given: { password: ArrayBuffer }): Promise<void>
      parsedValue?: PrivateKeyInfo
    }
    await bag.parseInternalValues({ password: new TextEncoder().encode(password).buffer }).catch(() => {
      throw new Pkcs12Error(legacyCiphersMessage)
    })
    info = bag.parsedValue
  } else if (bagValue instanceof PrivateKeyInfo || bagValue instanceof KeyBag) {
    info = bagValue as PrivateKeyInfo
  }
  if (!info) return null
  const key = Buffer.from(info.toSchema().toBER())
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
}

const readBagCertificate = ({ bagValue }: SafeBag): X509Certificate | null =>
  bagValue instanceof CertBag && bagValue.parsedValue instanceof Certificate
    ? new X509Certificate(Buffer.from(bagValue.parsedValue.toSchema().toBER()))
    : null

/** Returns the certificate of the key, followed by its issuers. */
function buildCertificateChain(own: X509Certificate, all: readonly X509Certificate[]): X509Certificate[] {
  const issuer = all.find((one) => one !== own && own.checkIssued(one) && own.verify(one.publicKey))
  return issuer
    ? [
        own,
        ...buildCertificateChain(
          issuer,
          all.filter((one) => one !== own),
        ),
      ]
    : [own]
}

/** Whether the key usage of the certificate permits signatures. A certificate without key usage may sign. */
function canSignDocuments(certificate: X509Certificate): boolean {
  const usage = Certificate.fromBER(new Uint8Array(certificate.raw)).extensions?.find(
    ({ extnID }) => extnID === '2.5.29.15',
  )
  if (!usage) return true
  const bits = usage.parsedValue as { valueBlock: { valueHexView: Uint8Array } }
  return ((bits.valueBlock.valueHexView[0] ?? 0) & 0b1100_0000) !== 0
}

export interface CertificateFileContent extends SealingKey {
  subject: string
  validFrom: Date
  validUntil: Date
}

const getSubjectName = ({ subject }: X509Certificate): string => {
  const parts = new Map(subject.split('\n').map((line) => line.split(/=(.*)/s) as [string, string]))
  return [parts.get('CN'), parts.get('O')]
    .filter((part, place, all) => part && all.indexOf(part) === place)
    .join(', ')
}

/** @throws Pkcs12Error with the cause, worded to follow the field's name */
export async function readPkcs12(file: Uint8Array, password: string): Promise<CertificateFileContent> {
  const bags = await readSafeBags(file, password)
  const privateKeys = (await Promise.all(bags.map((bag) => readBagKey(bag, password)))).filter(
    (key) => key !== null,
  )
  const certificates = bags.flatMap((bag) => readBagCertificate(bag) ?? [])
  const [key] = privateKeys
  const own = key && certificates.find((one) => one.checkPrivateKey(key))
  if (!key || !own) throw new Pkcs12Error('has no private key with its certificate')
  if (!getKeyAlgorithm(key))
    throw new Pkcs12Error('has a key that is too weak: it takes RSA of 2048 bits or more, P-256 or P-384')
  if (!canSignDocuments(own)) throw new Pkcs12Error('is of a certificate that may not sign documents')
  return {
    key: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    chain: buildCertificateChain(own, certificates).map(String).join(''),
    subject: getSubjectName(own),
    validFrom: own.validFromDate,
    validUntil: own.validToDate,
  }
}
