import { cssName, tokenNames } from '@portal/domain/theme/names'
import { useEffect, useState } from 'react'

/** The colours that the page wears now, by the name of their CSS variable without dashes in front. */
function coloursWorn(): Record<string, string> {
  const computed = getComputedStyle(document.documentElement)
  return Object.fromEntries(
    tokenNames.map(cssName).map((name) => [name, computed.getPropertyValue(`--${name}`).trim()]),
  )
}

/** The page's colours, anew when the device or the customer chooses another look. */
export function useColoursWorn(): Record<string, string> {
  const [colours, setColours] = useState(coloursWorn)
  useEffect(() => {
    const read = () => setColours(coloursWorn())
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
