import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import { pagesOf } from './pages.ts'
import { repositoryLinks } from './repository-links.ts'

const root = path.resolve(import.meta.dirname, '../..')
const pages = pagesOf(root)
const vue = path.dirname(fileURLToPath(import.meta.resolve('vue/package.json')))

/**
 * The documentation as a site: its pages are the files next to the code and the API reports, and nothing is written
 * twice. A link that leads nowhere fails the build.
 */
export default defineConfig({
  title: 'Customer portal',
  srcDir: root,
  srcExclude: ['**/test-*/**', '**/.*/**'],
  outDir: path.join(root, 'site/dist'),
  cacheDir: path.join(root, 'site/.cache'),
  rewrites: (page) => page.replace(/(^|\/)README\.md$/, '$1index.md'),
  markdown: { config: (md) => md.use(repositoryLinks, pages) },
  ignoreDeadLinks: 'localhostLinks',
  // The pages lie outside of this package, whose library their code needs.
  vite: { resolve: { alias: [{ find: /^vue(\/server-renderer)?$/, replacement: `${vue}$1` }] } },
  themeConfig: {
    search: { provider: 'local' },
    sidebar: [
      { text: 'The house', items: pages.items((page) => !page.includes('/')) },
      { text: 'Documentation', items: pages.items((page) => page.startsWith('docs/')) },
      { text: 'Remotes', items: pages.items((page) => page.startsWith('mf-')) },
      { text: 'Shared', items: pages.items((page) => /^(shared\/.*|stories\/)README\.md$/.test(page)) },
      { text: 'Server', items: pages.items((page) => page.startsWith('server/')) },
      { text: 'Requirements', items: pages.items((page) => page.startsWith('e2e/')) },
      { text: 'API reports', collapsed: true, items: pages.items((page) => page.endsWith('.api.md')) },
    ],
  },
})
