/** Milliseconds until the object URL is revoked. */
const objectUrlLifetimeMs = 60_000

/** Makes the browser download a text or file under the given name. */
export function saveFile({
  name,
  type,
  content,
}: {
  name: string
  type: string
  content: string | Blob
}): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim()
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), objectUrlLifetimeMs)
}
