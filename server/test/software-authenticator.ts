import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { CreatedPasskey, PasskeyAssertion } from '@portal/contract/passkey'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** Incorrect behaviour of a device. */
export interface Twist {
  /** Origin of the page; the tenant's by default. */
  origin?: string
  rpId?: string
  /** Whether the device verified its user. */
  verified?: boolean
  counter?: number
  userHandle?: string
  key?: KeyObject
  type?: string
}

const sha = (text: string | Buffer) => createHash('sha256').update(text).digest()
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** A software device with one passkey (ES256): signs as a phone does, with optional incorrect behaviour. */
export function softwareAuthenticator(rpId: string, origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  let handle = ''

  const dataFor = (twist: Twist, attested: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(twist.counter ?? counter)
    const flags = 0x01 | (twist.verified === false ? 0 : 0x04) | (attested.length > 0 ? 0x40 : 0)
    return Buffer.concat([sha(twist.rpId ?? rpId), Buffer.from([flags]), count, attested])
  }
  const clientData = (type: string, challenge: string, twist: Twist) =>
    Buffer.from(
      JSON.stringify({
        type: twist.type ?? type,
        challenge,
        origin: twist.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ])
    return Buffer.from(isoCBOR.encode(key))
  }
  const common = {
    id: base64(id),
    rawId: base64(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  }

  return {
    id: base64(id),
    make(challenge: string, userHandle: string, twist: Twist = {}): CreatedPasskey {
      handle = userHandle
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey()])
      const authData = new Uint8Array(dataFor(twist, attested))
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        ...common,
        response: {
          clientDataJSON: base64(clientData('webauthn.create', challenge, twist)),
          attestationObject: base64(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      }
    },
    sign(challenge: string, twist: Twist = {}): PasskeyAssertion {
      counter += 1
      const authenticatorData = dataFor(twist)
      const client = clientData('webauthn.get', challenge, twist)
      const signed = sign('sha256', Buffer.concat([authenticatorData, sha(client)]), twist.key ?? privateKey)
      return {
        ...common,
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(authenticatorData),
          signature: base64(signed),
          userHandle: twist.userHandle ?? handle,
        },
      }
    },
  }
}
