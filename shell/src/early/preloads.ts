import { fetchFont } from './font.ts'

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
export async function preloadFollowingCode(
  screenCode = window.earlyRequests?.screenCode ?? preloadScreenCode(),
): Promise<void> {
  await screenCode
  fetchFont()
  document.head.append(getTemplateContent('following'))
}
