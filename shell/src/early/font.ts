import { withLocalStorage } from '../session/local-storage.ts'

const fontStorageKey = 'font'
/** How long a browser is assumed to have the font in its cache, in milliseconds. */
const assumedCacheMs = 7 * 24 * 60 * 60 * 1000
const findFontTemplate = () => document.querySelector<HTMLTemplateElement>('#font')

/**
 * Loads the text font and applies it after loading; until then the layout shows a fallback of the same size. Naming the
 * font earlier would lay out all text twice, which takes a slow phone 35 ms each time.
 */
export function fetchFont(): void {
  const href = findFontTemplate()?.dataset.href
  if (!href) {
    applyFont()
    return
  }
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href })
  for (const event of ['load', 'error']) link.addEventListener(event, applyFont)
  document.head.append(link)
}

/** Applies the text font, and stores that this device has it. */
function applyFont(): void {
  const font = findFontTemplate()
  if (!font) return
  document.head.append(font.content)
  withLocalStorage((store) => store.setItem(fontStorageKey, `${Date.now()} ${font.dataset.name}`))
}

/**
 * Applies the text font at once if this device has it; otherwise `fetchFont` loads it later, since code downloads
 * first.
 */
export function applyCachedFont(): void {
  const [since, name] = withLocalStorage((store) => store.getItem(fontStorageKey))?.split(' ') ?? []
  if (name && name === findFontTemplate()?.dataset.name && Date.now() - Number(since) < assumedCacheMs)
    applyFont()
}
