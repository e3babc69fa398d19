import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { workspaceRoot } from './workspace-root.ts'

const retiredTerms: { names: string[]; phrases: string[] } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'retired-words.json'), 'utf8'),
)
const retiredNamePattern = new RegExp(`\\b(${retiredTerms.names.join('|')})\\b`, 'gi')
const retiredPhrasePattern = new RegExp(`\\b(${retiredTerms.phrases.join('|')})\\b`, 'gi')
const declarationPattern = /\b(?:const|let|function|interface|type|class)\s+(\w+)/g
const commentOrTitlePattern = /^\s*(?:\/\*\*?|\*|\/\/)(.*)|\b(?:test|it|describe)\((['"`].*)/

/** Splits a camelCase or kebab-case name into words separated by spaces. */
const splitNameIntoWords = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('-', ' ')

/**
 * Finds retired words in a file: in its path, a declared name, a comment, a test title or a document. Returns one text
 * per finding.
 */
export function findRetiredWords(file: string, text: string): string[] {
  const formatFindings = (where: string, searched: string, pattern: RegExp) =>
    [...searched.matchAll(pattern)].map(([word]) => `${where} "${word.trim()}"`)
  const isDocument = file.endsWith('.md')
  const ofName = formatFindings(file, splitNameIntoWords(file.replace(/\.[^/]*$/, '')), retiredNamePattern)
  const ofLines = text.split('\n').flatMap((line, index) => {
    const where = `${file}:${index + 1}`
    if (isDocument) return formatFindings(where, line, retiredPhrasePattern)
    const [, comment, title] = commentOrTitlePattern.exec(line) ?? []
    const declared = [...line.replace(/(['"`]).*?\1/g, '').matchAll(declarationPattern)]
    return [
      ...formatFindings(where, comment ?? title ?? '', retiredPhrasePattern),
      ...declared.flatMap(([, name = '']) =>
        formatFindings(where, splitNameIntoWords(name), retiredNamePattern),
      ),
    ]
  })
  return [...ofName, ...ofLines]
}

if (import.meta.main) {
  const patterns = ['*.ts', '*.tsx', '*.mjs', '*README.md', 'docs/*.md', ':!*.d.ts']
  const files = execFileSync('git', ['ls-files', ...patterns], { cwd: workspaceRoot, encoding: 'utf8' })
    .trim()
    .split('\n')
  const places = files.flatMap((file) =>
    findRetiredWords(file, readFileSync(path.join(workspaceRoot, file), 'utf8')),
  )
  for (const place of places) console.log(place)
  console.log(
    `${files.length} files, ${places.length} retired words (docs/glossary.md and e2e/check/retired-words.json)`,
  )
  process.exitCode = places.length === 0 ? 0 : 1
}
