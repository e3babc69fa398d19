import { accessLocalStorage } from '../session/device-storage.ts'

/** Maximum time for which other requests wait for the screen's code, in milliseconds. */
const maxScreenCodeWaitMs = 3000

const getTemplateContent = (id: string) =>
  document.querySelector<HTMLTemplateElement>(`#${id}`)?.content ?? new DocumentFragment()

/** Moves the preloads of the screen's code from their template to the head; settles when the code has loaded. */
function preloadScreenCode(): Promise<unknown> {
  const links = getTemplateContent('screen-code')
  const loads = [...links.children].map(
    (link) =>
      new Promise((resolve) => {
        link.addEventListener('load', resolve)
        link.addEventListener('error', resolve)
      }),
  )
  document.head.append(links)
  return Promise.race([
    Promise.all(loads),
    new Promise((resolve) => setTimeout(resolve, maxScreenCodeWaitMs)),
  ])
}

/**
 * Requests the screen's code as soon as the shell's first script has loaded, in parallel with the shell's remaining
 * scripts. Settles when the code has loaded.
 */
export const preloadScreenCodeAfterFirstScript = (): Promise<unknown> =>
  new Promise<void>((resolve) => {
    const resolveOnScriptLoad = ({ target }: Event) => {
      if (!(target instanceof HTMLScriptElement)) return
      document.removeEventListener('load', resolveOnScriptLoad, true)
      resolve()
    }
    document.addEventListener('load', resolveOnScriptLoad, true)
  }).then(preloadScreenCode)

/**
 * Requests the font and the code that the page needs after the screen's code. The page server puts this code in a
 * template, so that on a slow connection the code of the shell and of the screen arrives first.
 */
export async function preloadFollowingCode(screenCode: Promise<unknown>): Promise<void> {
  await screenCode
  fetchFont()
  document.head.append(getTemplateContent('following'))
}

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
