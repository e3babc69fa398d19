/**
 * Whether a logo is so wide that it must hold the firm's name as letters. Read from the size in the PNG's own header,
 * so that the page is laid out right before the picture is drawn.
 */
export function isWordmark(logo: string): boolean {
  try {
    const header = atob(logo.slice(0, 32))
    const number = (at: number) =>
      [0, 1, 2, 3].reduce((sum, offset) => sum * 256 + header.charCodeAt(at + offset), 0)
    return number(16) > number(20) * 2
  } catch {
    return false
  }
}
