import { fetchFont } from './font.ts'

const contentOf = (id: string) => document.querySelector<HTMLTemplateElement>(`#${id}`)?.content ?? ''

/** Requests the screen's code, once: the template is empty afterwards. */
const addScreenCode = () => document.head.append(contentOf('screen-code'))

/**
 * Requests the screen's code when the first of the shell's files has loaded, so that it downloads together with the
 * last of them.
 */
export function addScreenCodeAfterFirstScript(): void {
  const add = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return
    document.removeEventListener('load', add, true)
    addScreenCode()
  }
  document.addEventListener('load', add, true)
}

/**
 * Requests the code that the page needs after the shell's. The page server lists it separately, so that on a slow line
 * the shell comes first: then the screen's code and the font, and the rest in a separate task.
 */
export function addDeferredPreloads(): void {
  addScreenCode()
  fetchFont()
  setTimeout(() => document.head.append(contentOf('following')))
}
