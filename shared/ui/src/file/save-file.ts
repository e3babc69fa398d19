/** Time before the object URL is revoked, in milliseconds. */
const revokeAfterMs = 60_000

/** Saves a text or file: the browser downloads it under this name. */
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
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs)
}
