import { parseRgbChannels, toHex } from './hex-color.ts'

/** A colour in OKLCH: lightness (0 to 1), chroma (0 to about 0.4) and hue (degrees). */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

const radiansPerDegree = Math.PI / 180
const toLinearChannel = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const toGammaChannel = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)
const clampChannel = (c: number) => Math.min(1, Math.max(0, c))

const convertHexToLinearRgb = (hex: string) =>
  parseRgbChannels(hex).map((channel) => toLinearChannel(channel / 255)) as [number, number, number]

export function convertHexToOklch(hex: string): Oklch {
  const [r, g, b] = convertHexToLinearRgb(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b2 = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [lightness, Math.hypot(a, b2), (Math.atan2(b2, a) / radiansPerDegree + 360) % 360]
}

function convertOklchToLinearRgb([lightness, chroma, hue]: Oklch): [number, number, number] {
  const a = chroma * Math.cos(hue * radiansPerDegree)
  const b = chroma * Math.sin(hue * radiansPerDegree)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const isInGamut = (rgb: readonly number[]) => rgb.every((c) => c >= -0.0005 && c <= 1.0005)

/** Converts to the nearest displayable '#rrggbb'. Reduces chroma, and keeps lightness and hue. */
export function convertOklchToHex([lightness, chroma, hue]: Oklch): string {
  let rgb = convertOklchToLinearRgb([lightness, chroma, hue])
  for (let c = chroma; !isInGamut(rgb) && c > 0.001; c *= 0.95)
    rgb = convertOklchToLinearRgb([lightness, c, hue])
  return toHex(rgb.map((c) => clampChannel(toGammaChannel(clampChannel(c))) * 255))
}

/** Calculates the relative luminance (WCAG). */
export function calculateLuminance(hex: string): number {
  const [r, g, b] = convertHexToLinearRgb(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Calculates the contrast ratio (WCAG), 1 to 21. */
export function calculateContrast(one: string, other: string): number {
  const a = calculateLuminance(one)
  const b = calculateLuminance(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
