import { storedIn } from '../session/stored-in.ts'

const key = 'font'
/** How long a browser is taken to have kept a font, in milliseconds: who comes once a month rarely finds it. */
const keptFor = 7 * 24 * 60 * 60 * 1000
const template = () => document.querySelector<HTMLTemplateElement>('#font')

/** Gives the page its text font, where the frame stands in the fallback of the same size, and notes that this device has it. */
export function showFont(): void {
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
