import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.ts'

const retired: { names: string[]; phrases: string[] } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'retired-words.json'), 'utf8'),
)
const names = new RegExp(`\\b(${retired.names.join('|')})\\b`, 'gi')
const phrases = new RegExp(`\\b(${retired.phrases.join('|')})\\b`, 'gi')
const declaration = /\b(?:const|let|function|interface|type|class)\s+(\w+)/g
const commentOrTitle = /^\s*(?:\/\*\*?|\*|\/\/)(.*)|\b(?:test|it|describe)\((['"`].*)/

/** The words of a camelCase or kebab-case name, with spaces between. */
const wordsOf = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('-', ' ')

/** Places where a file uses a retired word: in its path, a declared name, a comment, a test title or a document. */
export function retiredWords(file: string, text: string): string[] {
  const found = (where: string, searched: string, pattern: RegExp) =>
    [...searched.matchAll(pattern)].map(([word]) => `${where} "${word.trim()}"`)
  const isDocument = file.endsWith('.md')
  const ofName = found(file, wordsOf(file.replace(/\.[^/]*$/, '')), names)
  const ofLines = text.split('\n').flatMap((line, index) => {
    const where = `${file}:${index + 1}`
    if (isDocument) return found(where, line, phrases)
    const [, comment, title] = commentOrTitle.exec(line) ?? []
    const declared = [...line.replace(/(['"`]).*?\1/g, '').matchAll(declaration)]
    return [
      ...found(where, comment ?? title ?? '', phrases),
      ...declared.flatMap(([, name = '']) => found(where, wordsOf(name), names)),
    ]
  })
  return [...ofName, ...ofLines]
}

if (import.meta.main) {
  const patterns = ['*.ts', '*.tsx', '*.mjs', '*README.md', 'docs/*.md', ':!*.d.ts']
  const files = execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
  const places = files.flatMap((file) => retiredWords(file, readFileSync(path.join(root, file), 'utf8')))
  for (const place of places) console.log(place)
  console.log(
    `${files.length} files, ${places.length} retired words (docs/glossary.md and e2e/check/retired-words.json)`,
  )
  process.exitCode = places.length === 0 ? 0 : 1
}
