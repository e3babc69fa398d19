import { expect, test } from 'vitest'
import { createLinkHeader, type DocumentParts, renderHtmlDocument } from '../src/pages/html-document.ts'
import { pageTextsByLocale } from '../src/pages/page-texts.ts'

const createFile = (url: string) => ({ url, integrity: `sha384-${url}` })
const parts: DocumentParts = {
  nonce: 'N',
  language: 'nl',
  title: 'Hypotheek',
  css: '',
  theme: '',
  scripts: [createFile('/_shell/main.js')],
  inlineScript: '',
  texts: pageTextsByLocale.nl,
  early: null,
  preloads: [createFile('/_shell/text.js')],
  deferredPreloads: [],
  lateFont: null,
  fonts: [],
  page: { tenant: null, language: null, edition: 'e', version: '1.0.0' },
  registry: { text: '{}', signature: 's' },
  skeleton: '',
  renderedScreen: null,
  renderedLayout: null,
}

/** URLs that a browser requests while parsing; templates are inert. */
const listReferencedUrls = (html: string) =>
  [...html.replace(/<template.*?<\/template>/g, '').matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(
    ([, url]) => url,
  )

test('the page names the shell’s files and has the remotes’ code in a template, with integrity and nonce', () => {
  const html = renderHtmlDocument({ ...parts, deferredPreloads: [createFile('/mf-x/remoteEntry.js')] })
  expect(listReferencedUrls(html)).toEqual(['/_shell/main.js', '/_shell/text.js'])
  expect(html).toContain(
    '<template id="following"><link rel="preload" as="script" href="/mf-x/remoteEntry.js" crossorigin integrity="sha384-/mf-x/remoteEntry.js" nonce="N"></template>',
  )
  expect(renderHtmlDocument(parts)).not.toContain('<template')
})

test('a server-rendered screen is painted before its code and font are requested', () => {
  const rendering = { key: 'login', html: '<main></main>', styles: [] }
  const fonts = [createFile('/_shell/font.woff2')]
  const html = renderHtmlDocument({
    ...parts,
    fonts,
    renderedScreen: rendering,
    deferredPreloads: [createFile('/mf-x/remoteEntry.js')],
  })
  expect(listReferencedUrls(html)).toEqual(['/_shell/main.js'])
  const [template = ''] = /<template id="following">.*<\/template>/.exec(html) ?? []
  expect([...template.matchAll(/href="([^"]+)"/g)].map(([, url]) => url)).toEqual([
    '/_shell/text.js',
    '/mf-x/remoteEntry.js',
  ])
  const asks = html.indexOf('<script nonce="N">requestAnimationFrame(')
  expect(asks).toBeGreaterThan(html.indexOf(template))
})

test('a server-rendered layout uses its fallback font, and the shell is requested before the screen’s code', () => {
  const frame = { key: 'mf-x.list nl', html: '<nav></nav>', styles: [{ names: 'p a', css: '.p-a{}' }] }
  const html = renderHtmlDocument({
    ...parts,
    renderedLayout: frame,
    preloads: [createFile('/mf-x/view.js')],
    deferredPreloads: [createFile('/mf-y/piece.js')],
    lateFont: { name: 'alan.woff2', url: '/_shell/alan.woff2', css: '@font-face{}' },
  })
  expect(listReferencedUrls(html)).toEqual(['/_shell/main.js'])
  expect(html).toContain('<div id="portal" data-layout="mf-x.list nl"><nav></nav></div>')
  expect(html).toContain('<style nonce="N" data-emotion="p a" data-s>.p-a{}</style>')
  expect(html).toMatch(/<template id="screen-code"><link[^>]*\/mf-x\/view\.js/)
  expect(html).toMatch(/<template id="following"><link[^>]*\/mf-y\/piece\.js/)
  expect(html.indexOf('<template id="font"')).toBeLessThan(html.indexOf('<script'))
})

test('the scripts of a customer’s page are preloaded by headers, with integrity and the page’s nonce', () => {
  const frame = { key: 'mf-x.list nl', html: '', styles: [] }
  expect(createLinkHeader({ ...parts, renderedLayout: frame })).toEqual({
    link: '</_shell/main.js>; rel=preload; as=script; fetchpriority=high; crossorigin; integrity="sha384-/_shell/main.js"; nonce="N"',
  })
  expect(createLinkHeader(parts)).toEqual({})
})

test('trust E1: a remote’s screen names cannot close the attribute that contains them', () => {
  const named = { key: 'mf-x."><script>x</script> nl', html: '', styles: [] }
  for (const html of [
    renderHtmlDocument({ ...parts, renderedLayout: named }),
    renderHtmlDocument({ ...parts, renderedScreen: named }),
  ])
    expect(html).not.toContain('"><script>x')
})
