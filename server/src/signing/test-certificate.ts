import { createPrivateKey, randomBytes, X509Certificate } from 'node:crypto'
import { BitString, Integer, Utf8String } from 'asn1js'
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs'
import type { SealingKey } from './seal/sealing-key.ts'

const keyAlgorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const
const yearMs = 365 * 86_400_000

const keyUsages = { seal: 0b1100_0000, vouch: 0b0000_0100 }

const createDistinguishedName = (value: string) =>
  new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value }) })

const createExtension = (extnID: string, value: { toBER(): ArrayBuffer }) =>
  new Extension({ extnID, critical: true, extnValue: value.toBER() })

interface CertificateRequest {
  name: string
  issuer: { name: string; key: CryptoKey }
  publicKey: CryptoKey
  from: Date
  isCa: boolean
}

async function issueCertificate({
  name,
  issuer,
  publicKey,
  from,
  isCa,
}: CertificateRequest): Promise<string> {
  const certificate = new Certificate()
  certificate.version = 2
  certificate.serialNumber = new Integer({ valueHex: new Uint8Array([1, ...randomBytes(15)]) })
  certificate.subject.typesAndValues.push(createDistinguishedName(name))
  certificate.issuer.typesAndValues.push(createDistinguishedName(issuer.name))
  certificate.notBefore.value = new Date(from.getTime() - 3_600_000)
  certificate.notAfter.value = new Date(from.getTime() + yearMs)
  await certificate.subjectPublicKeyInfo.importKey(publicKey)
  const usage = new Uint8Array([isCa ? keyUsages.vouch : keyUsages.seal])
  certificate.extensions = [
    createExtension('2.5.29.19', new BasicConstraints({ cA: isCa }).toSchema()),
    createExtension('2.5.29.15', new BitString({ valueHex: usage.buffer, unusedBits: isCa ? 2 : 6 })),
  ]
  await certificate.sign(issuer.key, 'SHA-256')
  return new X509Certificate(Buffer.from(certificate.toSchema(true).toBER())).toString()
}

/**
 * Creates a certificate of a new authority that nobody trusts, valid for a year. Its seals are intact but have no legal
 * value.
 */
export async function createTestCertificate(name: string, from: Date): Promise<SealingKey> {
  const [authorityKeys, ownKeys] = await Promise.all(
    [0, 1].map(() => crypto.subtle.generateKey(keyAlgorithm, true, ['sign', 'verify'])),
  )
  if (!authorityKeys || !ownKeys) throw new Error('no key was made')
  const issuer = { name: `${name}: testautoriteit`, key: authorityKeys.privateKey }
  const authority = { issuer, from }
  const chain = [
    await issueCertificate({ ...authority, name, publicKey: ownKeys.publicKey, isCa: false }),
    await issueCertificate({
      ...authority,
      name: issuer.name,
      publicKey: authorityKeys.publicKey,
      isCa: true,
    }),
  ]
  const der = Buffer.from(await crypto.subtle.exportKey('pkcs8', ownKeys.privateKey))
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  return { key: key.export({ type: 'pkcs8', format: 'pem' }), chain: chain.join('') }
}
