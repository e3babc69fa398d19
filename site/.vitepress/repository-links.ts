import path from 'node:path'
import type { MarkdownRenderer } from 'vitepress'
import type { Pages } from './pages.ts'

type Token = ReturnType<MarkdownRenderer['parse']>[number]

/**
 * Makes the repository's links fit the site: a link to a folder leads to its README, and a link to a file that the site
 * does not have becomes plain text.
 */
export function repositoryLinks(md: MarkdownRenderer, pages: Pages): void {
  const adapt = (token: Token, page: string) => {
    const href = token.attrGet('href') ?? ''
    if (/^([a-z]+:|#)/.test(href)) return
    const [file = '', hash] = href.split('#')
    const target = path.resolve(path.dirname(page), decodeURI(file))
    if (pages.has(target)) return
    const readme = path.join(target, 'README.md')
    if (pages.has(readme))
      token.attrSet('href', [path.relative(path.dirname(page), readme), hash].filter(Boolean).join('#'))
    else token.attrs = [['title', file]]
  }
  md.core.ruler.push('repository-links', ({ tokens, env }) => {
    for (const { children } of tokens)
      for (const token of children ?? []) if (token.type === 'link_open') adapt(token, env.path)
  })
}
