import { cssName, tokenNames } from '@portal/domain/theme/names'

/** The colours that the page wears now, by the name of their CSS variable without dashes in front. */
export function coloursWorn(): Record<string, string> {
  const computed = getComputedStyle(document.documentElement)
  return Object.fromEntries(
    tokenNames.map(cssName).map((name) => [name, computed.getPropertyValue(`--${name}`).trim()]),
  )
}
