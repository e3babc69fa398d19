import { accessLocalStorage } from '../session/local-storage.ts'

const fontStorageKey = 'font'
/** How long a browser is assumed to have the font in its cache, in milliseconds. */
const assumedFontCacheMs = 7 * 24 * 60 * 60 * 1000
const findFontTemplate = () => document.querySelector<HTMLTemplateElement>('#font')

/** Applies a font that has just loaded. If the customer already reads a screen, only at the next one: no line moves. */
function applyLoadedFont(): void {
  if (document.querySelector('#outlet[data-waiting]')) applyFont()
  else addEventListener('popstate', applyFont, { once: true })
}

/** Applies the font only after loading: otherwise all text would be laid out twice, 35 ms each on a slow phone. */
export function fetchFont(): void {
  const href = findFontTemplate()?.dataset.href
  if (!href) {
    applyFont()
    return
  }
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href })
  for (const event of ['load', 'error']) link.addEventListener(event, applyLoadedFont)
  document.head.append(link)
}

function applyFont(): void {
  const font = findFontTemplate()
  if (!font) return
  document.head.append(font.content)
  accessLocalStorage((store) => store.setItem(fontStorageKey, `${Date.now()} ${font.dataset.name}`))
}

export function applyCachedFont(): void {
  const [since, name] = accessLocalStorage((store) => store.getItem(fontStorageKey))?.split(' ') ?? []
  if (name && name === findFontTemplate()?.dataset.name && Date.now() - Number(since) < assumedFontCacheMs)
    applyFont()
}
