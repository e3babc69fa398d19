import { withLocalStorage } from '../session/local-storage.ts'

const key = 'font'
/** How long a browser is assumed to have the font in its cache, in milliseconds. */
const assumedCacheMs = 7 * 24 * 60 * 60 * 1000
const template = () => document.querySelector<HTMLTemplateElement>('#font')

/**
 * Loads the text font, where the layout is rendered in a fallback of the same size, and applies it after loading:
 * naming it earlier lays out all text twice, which takes a slow phone 35 ms each time.
 */
export function fetchFont(): void {
  const href = template()?.dataset.href
  if (!href) {
    showFont()
    return
  }
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href })
  for (const event of ['load', 'error']) link.addEventListener(event, showFont)
  document.head.append(link)
}

/** Applies the text font, and remembers that this device has it. */
function showFont(): void {
  const font = template()
  if (!font) return
  document.head.append(font.content)
  withLocalStorage((store) => store.setItem(key, `${Date.now()} ${font.dataset.name}`))
}

/**
 * Applies the text font at once if this device has it; otherwise leaves it to `fetchFont`, since code downloads first.
 */
export function showKnownFont(): void {
  const [since, name] = withLocalStorage((store) => store.getItem(key))?.split(' ') ?? []
  if (name && name === template()?.dataset.name && Date.now() - Number(since) < assumedCacheMs) showFont()
}
