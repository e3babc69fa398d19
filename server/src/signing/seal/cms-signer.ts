import { Signer } from '@signpdf/utils'
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import { parseCertificates, type SealingKey, toCryptoKey } from './sealing-key.ts'

const hashAlgorithm = 'SHA-256'
const objectIdentifiers = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
} as const

const calculateDigest = (bytes: Uint8Array<ArrayBuffer>) => crypto.subtle.digest(hashAlgorithm, bytes)
const createAttribute = (type: string, value: unknown) => new Attribute({ type, values: [value] })

/**
 * Creates the attributes that ETSI EN 319 142-1, baseline B-B, requires, in DER order. They include the hash of the
 * certificate, so that it cannot be replaced.
 */
async function createSignedAttributes(pdf: Uint8Array<ArrayBuffer>, certificate: Uint8Array<ArrayBuffer>) {
  const [digest, certificateDigest] = await Promise.all([calculateDigest(pdf), calculateDigest(certificate)])
  const known = new Sequence({ value: [new OctetString({ valueHex: certificateDigest })] })
  const certificates = new Sequence({ value: [new Sequence({ value: [known] })] })
  return new SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      createAttribute(objectIdentifiers.contentType, new ObjectIdentifier({ value: objectIdentifiers.data })),
      createAttribute(objectIdentifiers.messageDigest, new OctetString({ valueHex: digest })),
      createAttribute(objectIdentifiers.signingCertificateV2, certificates),
    ],
  })
}

/**
 * Signs a PDF with a detached CMS (PAdES). `@signpdf/signer-p12` does not sign the certificate, and supports RSA only.
 */
export class CmsSigner extends Signer {
  readonly #key: SealingKey

  constructor(key: SealingKey) {
    super()
    this.#key = key
  }

  override async sign(pdf: Buffer): Promise<Buffer> {
    const raw = parseCertificates(this.#key.chain).map((one) => new Uint8Array(one.raw))
    const certificates = raw.map((one) => Certificate.fromBER(one))
    const [own] = certificates
    const [ownBytes] = raw
    if (!own || !ownBytes) throw new TypeError('a key without its certificate')
    const signed = new SignedData({
      version: 1,
      encapContentInfo: new EncapsulatedContentInfo({ eContentType: objectIdentifiers.data }),
      certificates,
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
          signedAttrs: await createSignedAttributes(new Uint8Array(pdf), ownBytes),
        }),
      ],
    })
    await signed.sign(toCryptoKey(this.#key), 0, hashAlgorithm, new Uint8Array(pdf))
    const content = new ContentInfo({
      contentType: objectIdentifiers.signedData,
      content: signed.toSchema(true),
    })
    return Buffer.from(content.toSchema().toBER())
  }
}
