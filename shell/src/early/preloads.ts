import { showFont } from './font.ts'

const contentOf = (id: string) => document.querySelector<HTMLTemplateElement>(`#${id}`)?.content ?? ''

/**
 * Asks for the code that the page needs after the shell's own. The edge names it apart from the page's first files, so that
 * on a slow line the shell comes first: the screen's at once, which arrives while the shell starts; what else there is, and
 * the font, in a task of its own.
 */
export function addDeferredPreloads(): void {
  document.head.append(contentOf('screen-code'))
  setTimeout(() => {
    showFont()
    document.head.append(contentOf('following'))
  })
}
