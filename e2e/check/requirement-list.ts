import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.ts'

/** One requirement: its number and its words. */
interface Requirement {
  id: string
  text: string
}

/** The requirements of some areas, or of all when none is named. */
export const requirementsOf = (areas: readonly string[]): Requirement[] =>
  [
    ...readFileSync(path.join(root, 'e2e/requirements.md'), 'utf8').matchAll(
      /^- ([A-Z0-9]+-\d+) \[.*?\] (.*)$/gm,
    ),
  ]
    .map(([, id = '', text = '']) => ({ id, text }))
    .filter(({ id }) => areas.length === 0 || areas.includes(id.replace(/-\d+$/, '')))
