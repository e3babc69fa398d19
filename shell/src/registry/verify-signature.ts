const decodeBase64 = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
const toPlainBase64 = (base64url: string) => base64url.replaceAll('-', '+').replaceAll('_', '/')

/** Verifies an Ed25519 signature (keys in base64url, signature in base64). */
export async function isSignedByAnyKey(
  text: string,
  signature: string,
  keys: readonly string[],
): Promise<boolean> {
  const message = new TextEncoder().encode(text)
  const checks = keys.map((key) => verifyWithKey(message, signature, key).catch(() => false))
  return (await Promise.all(checks)).includes(true)
}

async function verifyWithKey(
  message: Uint8Array<ArrayBuffer>,
  signature: string,
  key: string,
): Promise<boolean> {
  const bytes = decodeBase64(toPlainBase64(key))
  const signed = decodeBase64(signature)
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
