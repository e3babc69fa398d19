import { pageCss } from '@portal/domain/theme/page-css'
import { expect, test } from 'vitest'
import { createLinkHeader, type HtmlDocumentInput, renderHtmlDocument } from '../src/pages/html-document.ts'
import { pageTextsByLocale } from '../src/pages/page-texts.ts'

const createPageFile = (url: string) => ({ url, integrity: `sha256-${url}` })
const exampleParts: HtmlDocumentInput = {
  nonce: 'N',
  language: 'nl',
  title: 'Hypotheek',
  css: '',
  theme: '',
  scripts: [createPageFile('/_shell/main.js')],
  inlineScript: '',
  texts: pageTextsByLocale.nl,
  earlyScript: '',
  reads: null,
  preloads: [createPageFile('/_shell/text.js')],
  deferredPreloads: [],
  lateFont: null,
  fonts: [],
  page: { tenant: null, language: null, edition: 'e', version: '1.0.0' },
  registry: { text: '{}', signature: 's' },
  skeleton: '',
  renderedScreen: null,
  renderedLayout: null,
}

/** Lists the URLs that a browser requests while it parses the HTML. Browsers do not request URLs in templates. */
const listReferencedUrls = (html: string) =>
  [...html.replace(/<template.*?<\/template>/g, '').matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(
    ([, url]) => url,
  )

test('the page names the shell’s files and has the remotes’ code in a template, with integrity and nonce', () => {
  const html = renderHtmlDocument({
    ...exampleParts,
    deferredPreloads: [createPageFile('/mf-x/remoteEntry.js')],
  })
  expect(listReferencedUrls(html)).toEqual(['/_shell/main.js', '/_shell/text.js'])
  expect(html).toContain(
    '<template id="following"><link rel="preload" as="script" href="/mf-x/remoteEntry.js" crossorigin integrity="sha256-/mf-x/remoteEntry.js" nonce="N"></template>',
  )
  expect(renderHtmlDocument(exampleParts)).not.toContain('<template')
})

test('every page has the styles of its elements', () => {
  expect(renderHtmlDocument(exampleParts)).toContain(`<style nonce="N">${pageCss}</style>`)
})

test('a server-rendered screen is painted before its code and font are requested', () => {
  const rendering = { key: 'login', html: '<main></main>', styles: [] }
  const fonts = [createPageFile('/_shell/font.woff2')]
  const html = renderHtmlDocument({
    ...exampleParts,
    fonts,
    renderedScreen: rendering,
    deferredPreloads: [createPageFile('/mf-x/remoteEntry.js')],
  })
  expect(listReferencedUrls(html)).toEqual(['/_shell/main.js'])
  const [template = ''] = /<template id="following">.*<\/template>/.exec(html) ?? []
  expect([...template.matchAll(/href="([^"]+)"/g)].map(([, url]) => url)).toEqual([
    '/_shell/text.js',
    '/mf-x/remoteEntry.js',
  ])
  const scriptIndex = html.indexOf('<script nonce="N">requestAnimationFrame(')
  expect(scriptIndex).toBeGreaterThan(html.indexOf(template))
})

test('a server-rendered layout uses its fallback font, and the shell is requested before the screen’s code', () => {
  const renderedLayout = {
    key: 'mf-x.list nl',
    html: '<nav></nav>',
    styles: [{ ruleNames: 'p a', css: '.p-a{}' }],
  }
  const html = renderHtmlDocument({
    ...exampleParts,
    renderedLayout,
    preloads: [createPageFile('/mf-x/view.js')],
    deferredPreloads: [createPageFile('/mf-y/piece.js')],
    lateFont: { name: 'alan.woff2', url: '/_shell/alan.woff2', css: '@font-face{}' },
  })
  expect(listReferencedUrls(html)).toEqual(['/_shell/main.js'])
  expect(html).toContain('<div id="portal" data-layout="mf-x.list nl"><nav></nav></div>')
  expect(html).toContain('<style nonce="N" data-emotion="p a" data-s>.p-a{}</style>')
  expect(html).toMatch(/<template id="screen-code"><link[^>]*\/mf-x\/view\.js/)
  expect(html).toMatch(/<template id="following"><link[^>]*\/mf-y\/piece\.js/)
  expect(html.indexOf('<template id="font"')).toBeLessThan(html.indexOf('<script'))
})

test('a server-rendered layout is painted when all of it has arrived', () => {
  const renderedLayout = { key: 'mf-x.list nl', html: '<nav></nav>', styles: [] }
  const html = renderHtmlDocument({ ...exampleParts, renderedLayout })
  const [, next] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? []
  expect(html).toContain(`<nav></nav></div><template id="${next}">`)
  expect(renderHtmlDocument(exampleParts)).not.toContain('blocking="render"')
})

test('the scripts of a customer’s page are preloaded by headers, with integrity and the page’s nonce', () => {
  const renderedLayout = { key: 'mf-x.list nl', html: '', styles: [] }
  expect(createLinkHeader({ ...exampleParts, renderedLayout })).toEqual({
    link: '</_shell/main.js>; rel=preload; as=script; fetchpriority=high; crossorigin; integrity="sha256-/_shell/main.js"; nonce="N"',
  })
  expect(createLinkHeader(exampleParts)).toEqual({})
})

test('trust E1: a remote’s screen names cannot close the attribute that contains them', () => {
  const renderedScreen = { key: 'mf-x."><script>x</script> nl', html: '', styles: [] }
  for (const html of [
    renderHtmlDocument({ ...exampleParts, renderedLayout: renderedScreen }),
    renderHtmlDocument({ ...exampleParts, renderedScreen }),
  ])
    expect(html).not.toContain('"><script>x')
})
