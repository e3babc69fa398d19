import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { CreatedPasskey, PasskeyAssertion } from '@portal/contract/passkey'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** Incorrect behaviour of a device, for tests of the server's checks. */
export interface DeviceFault {
  /** Origin of the page in the device's response; by default the tenant's. */
  origin?: string
  rpId?: string
  /** Whether the device verified its user. */
  verified?: boolean
  counter?: number
  userHandle?: string
  key?: KeyObject
  type?: string
}

const hashSha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()
const encodeBase64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** Creates a software device with one passkey (ES256). It signs like a phone, optionally with incorrect behaviour. */
export function createSoftwareAuthenticator(rpId: string, origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  let currentUserHandle = ''

  const createAuthenticatorData = (fault: DeviceFault, attestedData: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(fault.counter ?? counter)
    const flags = 0x01 | (fault.verified === false ? 0 : 0x04) | (attestedData.length > 0 ? 0x40 : 0)
    return Buffer.concat([hashSha256(fault.rpId ?? rpId), Buffer.from([flags]), count, attestedData])
  }
  const createClientData = (type: string, challenge: string, fault: DeviceFault) =>
    Buffer.from(
      JSON.stringify({
        type: fault.type ?? type,
        challenge,
        origin: fault.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const encodeCoseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const decodeBase64Url = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, decodeBase64Url(x)],
      [-3, decodeBase64Url(y)],
    ])
    return Buffer.from(isoCBOR.encode(key))
  }
  const credentialFields = {
    id: encodeBase64Url(id),
    rawId: encodeBase64Url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  }

  return {
    id: encodeBase64Url(id),
    make(challenge: string, userHandle: string, fault: DeviceFault = {}): CreatedPasskey {
      currentUserHandle = userHandle
      const attestedData = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, encodeCoseKey()])
      const authData = new Uint8Array(createAuthenticatorData(fault, attestedData))
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        ...credentialFields,
        response: {
          clientDataJSON: encodeBase64Url(createClientData('webauthn.create', challenge, fault)),
          attestationObject: encodeBase64Url(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      }
    },
    sign(challenge: string, fault: DeviceFault = {}): PasskeyAssertion {
      counter += 1
      const authenticatorData = createAuthenticatorData(fault)
      const client = createClientData('webauthn.get', challenge, fault)
      const signature = sign(
        'sha256',
        Buffer.concat([authenticatorData, hashSha256(client)]),
        fault.key ?? privateKey,
      )
      return {
        ...credentialFields,
        response: {
          clientDataJSON: encodeBase64Url(client),
          authenticatorData: encodeBase64Url(authenticatorData),
          signature: encodeBase64Url(signature),
          userHandle: fault.userHandle ?? currentUserHandle,
        },
      }
    },
  }
}
