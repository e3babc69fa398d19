import { existsSync } from 'node:fs'
import path from 'node:path'
import type { MarkdownRenderer } from 'vitepress'
import type { Pages } from './pages.ts'

type Token = ReturnType<MarkdownRenderer['parse']>[number]

/**
 * Holds every link of a page against the repository. One to a folder leads to its README; one to a file that is no page, which the
 * site does not have, stays as words.
 * @throws Error where a link leads to nothing
 */
export function repositoryLinks(md: MarkdownRenderer, pages: Pages): void {
  const check = (token: Token, page: string) => {
    const href = token.attrGet('href') ?? ''
    if (/^([a-z]+:|#)/.test(href)) return
    const [file = '', hash] = href.split('#')
    const target = path.resolve(path.dirname(page), decodeURI(file))
    if (pages.has(target)) return
    if (!existsSync(target)) throw new Error(`${page} links to ${href}, which is not there`)
    const readme = path.join(target, 'README.md')
    if (pages.has(readme))
      token.attrSet('href', [path.relative(path.dirname(page), readme), hash].filter(Boolean).join('#'))
    else token.attrs = [['title', file]]
  }
  md.core.ruler.push('repository-links', ({ tokens, env }) => {
    for (const { children } of tokens)
      for (const token of children ?? []) if (token.type === 'link_open') check(token, env.path)
  })
}
