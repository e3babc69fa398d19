import { fetchFont } from './font.ts'

const getTemplateContent = (id: string) =>
  document.querySelector<HTMLTemplateElement>(`#${id}`)?.content ?? ''

/**
 * Moves the script elements of the screen's code from their template to the head, which starts the download. A second
 * call finds the template empty and has no effect.
 */
const appendScreenCode = () => document.head.append(getTemplateContent('screen-code'))

/**
 * Requests the screen's code as soon as the shell's first script has loaded, in parallel with the shell's remaining
 * scripts.
 */
export function appendScreenCodeAfterFirstScript(): void {
  const appendOnScriptLoad = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return
    document.removeEventListener('load', appendOnScriptLoad, true)
    appendScreenCode()
  }
  document.addEventListener('load', appendOnScriptLoad, true)
}

/**
 * Requests code that the page needs after the code of the shell: first the code of the screen and the font, then, in a
 * separate task, the other code. The page server puts this code in templates, so that on a slow connection the shell's
 * code arrives first.
 */
export function appendDeferredPreloads(): void {
  appendScreenCode()
  fetchFont()
  setTimeout(() => document.head.append(getTemplateContent('following')))
}
