import * as v from '@portal/contract/valibot'
import { importPublicKey, type ReleaseKey } from './release-key.ts'

const provenancePayloadType = 'application/vnd.in-toto+json'
const provenanceBundleType = 'application/vnd.dev.sigstore.bundle.v0.3+json'

export const Provenance = v.object({
  _type: v.literal('https://in-toto.io/Statement/v1'),
  subject: v.pipe(
    v.array(v.object({ name: v.string(), digest: v.object({ sha256: v.string() }) })),
    v.minLength(1),
    v.maxLength(1),
  ),
  predicateType: v.literal('https://slsa.dev/provenance/v1'),
  predicate: v.object({
    buildDefinition: v.object({
      buildType: v.string(),
      externalParameters: v.object({ name: v.string(), version: v.string() }),
      resolvedDependencies: v.array(
        v.object({ uri: v.string(), digest: v.object({ gitCommit: v.string() }) }),
      ),
    }),
    runDetails: v.object({
      builder: v.object({ id: v.string() }),
      metadata: v.object({ invocationId: v.string(), finishedOn: v.string() }),
    }),
  }),
})
export type Provenance = v.InferOutput<typeof Provenance>

/** A signed provenance statement in sigstore's bundle format. It names a public key instead of a certificate. */
export const ProvenanceBundle = v.object({
  mediaType: v.literal(provenanceBundleType),
  verificationMaterial: v.object({ publicKey: v.object({ hint: v.string() }) }),
  dsseEnvelope: v.object({
    payload: v.string(),
    payloadType: v.literal(provenancePayloadType),
    signatures: v.pipe(v.array(v.object({ sig: v.string() })), v.minLength(1), v.maxLength(1)),
  }),
})
export type ProvenanceBundle = v.InferOutput<typeof ProvenanceBundle>

export interface ProvenanceInput {
  name: string
  version: string
  /** SHA-256 of `descriptor.json` or `shell.json`, in hexadecimal. */
  sum: string
  /** Repository and commit of the source; null for a build outside a repository. */
  source: { repository: string; commit: string } | null
  /** URL of the CI run, or 'local'. */
  builder: string
  /** End of the build as an ISO 8601 timestamp. */
  finishedOn: string
}

export const createProvenance = ({
  name,
  version,
  sum,
  source,
  builder,
  finishedOn,
}: ProvenanceInput): Provenance => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject: [{ name: `${name}@${version}`, digest: { sha256: sum } }],
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: {
    buildDefinition: {
      buildType: 'https://portal.example/portal-kit/build/v1',
      externalParameters: { name, version },
      resolvedDependencies: source
        ? [{ uri: `git+${source.repository}`, digest: { gitCommit: source.commit } }]
        : [],
    },
    runDetails: { builder: { id: builder }, metadata: { invocationId: crypto.randomUUID(), finishedOn } },
  },
})

const encodeSignedPayload = (payload: Uint8Array) => {
  const begin = new TextEncoder().encode(
    `DSSEv1 ${provenancePayloadType.length} ${provenancePayloadType} ${payload.length} `,
  )
  const all = new Uint8Array(begin.length + payload.length)
  all.set(begin)
  all.set(payload, begin.length)
  return all
}
const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

export async function signProvenance(
  { publicKey, privateKey }: ReleaseKey,
  statement: Provenance,
): Promise<ProvenanceBundle> {
  const payload = new TextEncoder().encode(JSON.stringify(statement))
  const signature = await crypto.subtle.sign('Ed25519', privateKey, encodeSignedPayload(payload))
  return {
    mediaType: provenanceBundleType,
    verificationMaterial: { publicKey: { hint: publicKey } },
    dsseEnvelope: {
      payload: toBase64(payload),
      payloadType: provenancePayloadType,
      signatures: [{ sig: toBase64(new Uint8Array(signature)) }],
    },
  }
}

export async function verifyProvenance(bundle: unknown, publicKey: string): Promise<Provenance | null> {
  try {
    const { dsseEnvelope } = v.parse(ProvenanceBundle, bundle)
    const payload = fromBase64(dsseEnvelope.payload)
    const [signature] = dsseEnvelope.signatures
    const isSigned = await crypto.subtle.verify(
      'Ed25519',
      await importPublicKey(publicKey),
      fromBase64(signature?.sig ?? ''),
      encodeSignedPayload(payload),
    )
    return isSigned ? v.parse(Provenance, JSON.parse(new TextDecoder().decode(payload))) : null
  } catch {
    return null
  }
}
