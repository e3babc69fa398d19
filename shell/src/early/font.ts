import { storedIn } from '../session/stored-in.ts'

const key = 'font'
/** How long a browser is taken to have kept a font, in milliseconds: who comes once a month rarely finds it. */
const keptFor = 7 * 24 * 60 * 60 * 1000
const template = () => document.querySelector<HTMLTemplateElement>('#font')

/**
 * Fetches the text font, where the frame stands in the fallback of the same size, and gives it to the page once it is there: a
 * font that is named before lays out all words twice, which takes a slow phone 35 ms each time.
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

/** Gives the page its text font, and notes that this device has it. */
function showFont(): void {
  const font = template()
  if (!font) return
  document.head.append(font.content)
  storedIn((store) => store.setItem(key, `${Date.now()} ${font.dataset.name}`))
}

/** Gives the page its text font at once where this device has it; elsewhere it waits, since the code needs the line first. */
export function showKnownFont(): void {
  const [since, name] = storedIn((store) => store.getItem(key))?.split(' ') ?? []
  if (name && name === template()?.dataset.name && Date.now() - Number(since) < keptFor) showFont()
}
