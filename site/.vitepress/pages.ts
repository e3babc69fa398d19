import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The pages of the site. */
export interface Pages {
  /** Whether a file is one. */
  has(file: string): boolean
  /** Entries of a menu: the pages that are wanted, by their headings. */
  items(wanted: (page: string) => boolean): { text: string; link: string }[]
}

/** Every text of the repository in a folder: what git knows that ends in `.md`. */
export function pagesOf(root: string): Pages {
  const names = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const all = new Set(names.map((name) => path.join(root, name)))
  const headingOf = (name: string) =>
    /^# (.+)$/m.exec(readFileSync(path.join(root, name), 'utf8'))?.[1] ?? name
  const textOf = (name: string) =>
    name.endsWith('.api.md') ? name.replace(/^.*\/|\.api\.md$/g, '') : headingOf(name)
  return {
    has: (file) => all.has(file),
    items: (wanted) =>
      names.filter(wanted).map((name) => ({
        text: textOf(name),
        link: `/${name.replace(/README\.md$/, '').replace(/\.md$/, '')}`,
      })),
  }
}
