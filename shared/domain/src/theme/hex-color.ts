const longHexPattern = /^#?([0-9a-f]{6})([0-9a-f]{2})?$/i
const shortHexPattern = /^#?([0-9a-f])([0-9a-f])([0-9a-f])[0-9a-f]?$/i

/** Parses a colour to '#rrggbb' in lower case; null if the colour is invalid. */
export function parseHex(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const trimmed = text.trim()
  const six = longHexPattern.exec(trimmed)?.[1]
  if (six) return `#${six.toLowerCase()}`
  const three = shortHexPattern.exec(trimmed)
  if (!three) return null
  const [, r = '', g = '', b = ''] = three
  return `#${r}${r}${g}${g}${b}${b}`.toLowerCase()
}

export function parseRgbChannels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Formats red, green and blue, each 0 to 255, as '#rrggbb'. */
export function toHex(rgb: readonly number[]): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
