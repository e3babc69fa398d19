import { toCssName, tokenNames } from '@portal/domain/theme/token-names'
import { useEffect, useState } from 'react'

/** Reads the current theme colours of the page, by CSS variable name without leading dashes. */
function readThemeColours(): Record<string, string> {
  const computed = getComputedStyle(document.documentElement)
  return Object.fromEntries(
    tokenNames.map(toCssName).map((name) => [name, computed.getPropertyValue(`--${name}`).trim()]),
  )
}

/** Theme colours of the page, updated when the theme changes. */
export function useThemeColours(): Record<string, string> {
  const [colours, setColours] = useState(readThemeColours)
  useEffect(() => {
    const updateColours = () => setColours(readThemeColours())
    const device = ['(prefers-color-scheme:dark)', '(prefers-contrast:more)'].map((query) =>
      matchMedia(query),
    )
    for (const query of device) query.addEventListener('change', updateColours)
    const chosen = new MutationObserver(updateColours)
    chosen.observe(document.documentElement, { attributeFilter: ['data-look'] })
    return () => {
      for (const query of device) query.removeEventListener('change', updateColours)
      chosen.disconnect()
    }
  }, [])
  return colours
}
