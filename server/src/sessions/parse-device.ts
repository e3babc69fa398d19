/** Names of browser and system that customers know. Nothing more specific is stored. */
export interface DeviceDescription {
  browser: string | null
  system: string | null
  device: 'computer' | 'phone' | 'tablet'
}

type NamePatterns = readonly (readonly [RegExp, string])[]

/** The order matters, since most browsers also name others in their user agent. */
const browserPatterns: NamePatterns = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

const systemPatterns: NamePatterns = [
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const findMatchingName = (names: NamePatterns, agent: string) =>
  names.find(([mark]) => mark.test(agent))?.[1] ?? null

const getDeviceKind = (agent: string): DeviceDescription['device'] => {
  if (/\biPad\b|\bTablet\b/.test(agent)) return 'tablet'
  if (/\bAndroid\b/.test(agent)) return /\bMobile\b/.test(agent) ? 'phone' : 'tablet'
  return /\biPhone\b|\biPod\b|\bMobile\b/.test(agent) ? 'phone' : 'computer'
}

/** Finds known names in a user agent; null for other browsers and systems. */
export function parseUserAgent(userAgent: string | undefined): DeviceDescription {
  const agent = (userAgent ?? '').slice(0, 400)
  return {
    browser: findMatchingName(browserPatterns, agent),
    system: findMatchingName(systemPatterns, agent),
    device: getDeviceKind(agent),
  }
}
