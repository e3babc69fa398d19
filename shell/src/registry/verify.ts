const decode = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
const plain = (base64url: string) => base64url.replaceAll('-', '+').replaceAll('_', '/')

/**
 * Verifies an Ed25519 signature against some public keys (keys base64url, signature base64). Browsers without Ed25519
 * load an implementation.
 */
export async function isSigned(text: string, signature: string, keys: readonly string[]): Promise<boolean> {
  const message = new TextEncoder().encode(text)
  const checks = keys.map((key) => check(message, signature, key).catch(() => false))
  return (await Promise.all(checks)).includes(true)
}

async function check(message: Uint8Array<ArrayBuffer>, signature: string, key: string): Promise<boolean> {
  const bytes = decode(plain(key))
  const signed = decode(signature)
  const native = await crypto.subtle
    .importKey('raw', bytes, 'Ed25519', false, ['verify'])
    .catch((error: DOMException) => {
      if (error.name !== 'NotSupportedError') throw error
      return null
    })
  if (native) return crypto.subtle.verify('Ed25519', native, signed, message)
  const { verifyAsync } = await import(/* webpackChunkName: "ed25519" */ '@noble/ed25519')
  return verifyAsync(signed, message, bytes)
}
