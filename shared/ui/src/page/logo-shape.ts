/**
 * Returns whether a logo is so wide that it must contain the tenant's name. It reads the size from the PNG header, so
 * that the layout is right before the picture has loaded.
 */
export function isWordmark(logo: string): boolean {
  try {
    const header = atob(logo.slice(0, 32))
    const readUint = (at: number) =>
      [0, 1, 2, 3].reduce((sum, offset) => sum * 256 + header.charCodeAt(at + offset), 0)
    return readUint(16) > readUint(20) * 2
  } catch {
    return false
  }
}
