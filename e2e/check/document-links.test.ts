import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { workspaceRoot } from './workspace-root.ts'

const listLinkedPaths = (document: string): string[] =>
  [...readFileSync(document, 'utf8').matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map(([, link = '']) =>
    path.resolve(path.dirname(document), link),
  )

test('every link in the documentation leads to a file of the repository', () => {
  const documents = globSync('**/*.md', {
    cwd: workspaceRoot,
    exclude: ['**/node_modules', '**/test-report'],
  })
  const links = documents.flatMap((document) => listLinkedPaths(path.join(workspaceRoot, document)))
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter((link) => !existsSync(link))).toEqual([])
})
