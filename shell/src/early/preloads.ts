import { fetchFont } from './font.ts'

const contentOf = (id: string) => document.querySelector<HTMLTemplateElement>(`#${id}`)?.content ?? ''

/** Asks for the screen's code; once, as what is asked for is gone from the page's template. */
const addScreenCode = () => document.head.append(contentOf('screen-code'))

/**
 * Has the screen's code asked for as soon as the first of the shell's files is there: it is on its way while the last of them
 * arrives, and comes when the shell has begun, so that neither waits for the other.
 */
export function addScreenCodeInTime(): void {
  const add = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return
    document.removeEventListener('load', add, true)
    addScreenCode()
  }
  document.addEventListener('load', add, true)
}

/**
 * Asks for the code that the page needs after the shell's own. The edge names it apart from the page's first files, so that
 * on a slow line the shell comes first: the screen's at once, which arrives while the shell starts, and the font, so that words
 * that stand do not move; what else there is in a task of its own.
 */
export function addDeferredPreloads(): void {
  addScreenCode()
  fetchFont()
  setTimeout(() => document.head.append(contentOf('following')))
}
