import { cssName, tokenNames } from '@portal/domain/theme/names'
import { useEffect, useState } from 'react'

/** Current colours of the page, by CSS variable name without leading dashes. */
function currentColours(): Record<string, string> {
  const computed = getComputedStyle(document.documentElement)
  return Object.fromEntries(
    tokenNames.map(cssName).map((name) => [name, computed.getPropertyValue(`--${name}`).trim()]),
  )
}

/** Current colours of the page, updated when the theme changes. */
export function useCurrentColours(): Record<string, string> {
  const [colours, setColours] = useState(currentColours)
  useEffect(() => {
    const read = () => setColours(currentColours())
    const device = ['(prefers-color-scheme:dark)', '(prefers-contrast:more)'].map((query) =>
      matchMedia(query),
    )
    for (const query of device) query.addEventListener('change', read)
    const chosen = new MutationObserver(read)
    chosen.observe(document.documentElement, { attributeFilter: ['data-look'] })
    return () => {
      for (const query of device) query.removeEventListener('change', read)
      chosen.disconnect()
    }
  }, [])
  return colours
}
