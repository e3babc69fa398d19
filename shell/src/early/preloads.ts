import { fetchFont } from './font.ts'

const getTemplateContent = (id: string) =>
  document.querySelector<HTMLTemplateElement>(`#${id}`)?.content ?? ''

/** Requests the screen's code. Only the first call has an effect, because the template is empty afterwards. */
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
 * Requests the code that the page needs after the shell's. The page server lists this code separately, so that on a
 * slow connection the shell loads first: then the screen's code and the font, and the rest in a separate task.
 */
export function appendDeferredPreloads(): void {
  appendScreenCode()
  fetchFont()
  setTimeout(() => document.head.append(getTemplateContent('following')))
}
