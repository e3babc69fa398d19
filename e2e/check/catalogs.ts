import { compileMessage } from '@lingui/message-utils/compileMessage'
import { languages, type Wording } from '@portal/contract/language'

/** The catalogs of one package and the code that uses them. */
export interface CatalogFolder {
  name: string
  read(wording: Wording): Record<string, string>
  code: string
}

/** Words that address the reader informally: such a message needs a formal variant, which must not contain any. */
const informal: Record<string, RegExp> = {
  nl: /(?<!\p{L})(je|jij|jou|jouw|jezelf)(?!\p{L})/iu,
  de: /(?<!\p{L})(du|dir|dich|dein\p{L}*|euch|euer|eure\p{L}*)(?!\p{L})/iu,
}

type Compiled = ReturnType<typeof compileMessage>

/** Placeholder names in a compiled message, including those in plurals and selects. */
const namesIn = (message: Compiled): string[] =>
  typeof message === 'string'
    ? []
    : message.flatMap((token) => {
        if (typeof token === 'string') return []
        const [name, , choices] = token
        const nested = choices && typeof choices === 'object' ? Object.values(choices) : []
        return [name, ...nested.flatMap((one) => (typeof one === 'object' ? namesIn(one as Compiled) : []))]
      })
const placeholders = (text: string) => [...new Set(namesIn(compileMessage(text)))].sort().join()

/** Missing, redundant and unused messages in a package's six catalogs, one sentence each. */
export function complaintsAbout({ name, read, code }: CatalogFolder): string[] {
  const dutch = read('nl')
  const complaints: string[] = []
  for (const language of languages) {
    const complain = (id: string, what: string) => complaints.push(`${name} ${language}: "${id}" ${what}`)
    const plain = read(language)
    const formal = read(`${language}_u`)
    for (const [id, text] of Object.entries(dutch)) {
      const own = plain[id]
      if (!own) complain(id, 'is missing')
      else if (placeholders(own) !== placeholders(text)) complain(id, 'has other placeholders than in Dutch')
      if (own && informal[language]?.test(own) && !formal[`${id}_u`]) complain(id, 'has no formal wording')
    }
    for (const id of Object.keys(plain)) if (!(id in dutch)) complain(id, 'is not in Dutch')
    for (const [id, text] of Object.entries(formal)) {
      if (!id.endsWith('_u') || !(id.slice(0, -2) in dutch)) complain(id, 'overlays nothing')
      if (informal[language]?.test(text)) complain(id, 'is informal')
    }
  }
  const unused = Object.keys(dutch).filter((id) => !isUsed(id, code))
  return [...complaints, ...unused.map((id) => `${name}: "${id}" is used nowhere`)]
}

/** An id is used if the code contains it as a string, whole or as the start of a template. */
function isUsed(id: string, code: string): boolean {
  if ([`'${id}'`, `"${id}"`, `\`${id}\``].some((text) => code.includes(text))) return true
  const parts = id.split('_')
  return parts.some((_, index) => index > 0 && code.includes(`\`${parts.slice(0, index).join('_')}_\${`))
}
