import { compileMessage } from '@lingui/message-utils/compileMessage'
import { type Locale, languages } from '@portal/contract/language'

/** The catalogs of one package and the code that uses them. */
export interface CatalogFolder {
  name: string
  read(wording: Locale): Record<string, string>
  code: string
}

/** Words that address the reader informally. A message with such a word needs a formal variant without any of them. */
const informalPatternByLanguage: Record<string, RegExp> = {
  nl: /(?<!\p{L})(je|jij|jou|jouw|jezelf)(?!\p{L})/iu,
  de: /(?<!\p{L})(du|dir|dich|dein\p{L}*|euch|euer|eure\p{L}*)(?!\p{L})/iu,
}

type CompiledMessage = ReturnType<typeof compileMessage>

/** Finds the placeholder names in a compiled message, including those in plurals and selects. */
const findPlaceholderNames = (message: CompiledMessage): string[] =>
  typeof message === 'string'
    ? []
    : message.flatMap((token) => {
        if (typeof token === 'string') return []
        const [name, , choices] = token
        const nested = choices && typeof choices === 'object' ? Object.values(choices) : []
        return [
          name,
          ...nested.flatMap((one) =>
            typeof one === 'object' ? findPlaceholderNames(one as CompiledMessage) : [],
          ),
        ]
      })
const joinPlaceholderNames = (text: string) =>
  [...new Set(findPlaceholderNames(compileMessage(text)))].sort().join()

/** Finds missing, redundant and unused messages in a package's six catalogs; describes each in one sentence. */
export function findCatalogProblems({ name, read, code }: CatalogFolder): string[] {
  const dutch = read('nl')
  const complaints: string[] = []
  for (const language of languages) {
    const addProblem = (id: string, problem: string) =>
      complaints.push(`${name} ${language}: "${id}" ${problem}`)
    const plain = read(language)
    const formal = read(`${language}_u`)
    for (const [id, text] of Object.entries(dutch)) {
      const own = plain[id]
      if (!own) addProblem(id, 'is missing')
      else if (joinPlaceholderNames(own) !== joinPlaceholderNames(text))
        addProblem(id, 'has other placeholders than in Dutch')
      if (own && informalPatternByLanguage[language]?.test(own) && !formal[`${id}_u`])
        addProblem(id, 'has no formal wording')
    }
    for (const id of Object.keys(plain)) if (!(id in dutch)) addProblem(id, 'is not in Dutch')
    for (const [id, text] of Object.entries(formal)) {
      if (!id.endsWith('_u') || !(id.slice(0, -2) in dutch)) addProblem(id, 'overlays nothing')
      if (informalPatternByLanguage[language]?.test(text)) addProblem(id, 'is informal')
    }
  }
  const unused = Object.keys(dutch).filter((id) => !isUsedId(id, code))
  return [...complaints, ...unused.map((id) => `${name}: "${id}" is used nowhere`)]
}

/** Whether the code contains an id as a string, whole or as the start of a template. */
function isUsedId(id: string, code: string): boolean {
  if ([`'${id}'`, `"${id}"`, `\`${id}\``].some((text) => code.includes(text))) return true
  const parts = id.split('_')
  return parts.some((_, index) => index > 0 && code.includes(`\`${parts.slice(0, index).join('_')}_\${`))
}
