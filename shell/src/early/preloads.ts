import { showFont } from './font.ts'

const contentOf = (id: string) => document.querySelector<HTMLTemplateElement>(`#${id}`)?.content ?? ''

/**
 * Asks for the code that the page needs after the shell's own. The edge names it apart from the page's first files, so that
 * on a slow line the shell comes first: the screen's at once, which arrives while the shell starts, and the font, so that words
 * that stand do not move; what else there is in a task of its own.
 */
export function addDeferredPreloads(): void {
  document.head.append(contentOf('screen-code'))
  showFont()
  setTimeout(() => document.head.append(contentOf('following')))
}
