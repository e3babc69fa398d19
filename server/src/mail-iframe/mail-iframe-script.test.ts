import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { createMailIframe } from './mail-iframe-document.ts'

class RequestedImage extends EventTarget {
  src = ''
}

/** Reports a size at once, as browsers do. */
class ImmediateResizeObserver {
  observe: () => void
  constructor(note: () => void) {
    this.observe = note
  }
}

/** Returns the shown content, and the number of blocked resources. */
async function showMail(html: string, images = false, pictures: Record<string, string> = {}) {
  const { window } = new JSDOM('', { url: 'http://zuider.localhost/berichten' })
  const requestedImages: RequestedImage[] = []
  const messages: { kind: string; blocked?: number; stops?: number }[] = []
  const iframe = new JSDOM(createMailIframe(images).html, {
    url: 'http://zuider.localhost/_mail',
    runScripts: 'dangerously',
    beforeParse: (frameWindow: object) => {
      class Image extends RequestedImage {
        constructor() {
          super()
          requestedImages.push(this)
        }
      }
      Object.assign(frameWindow, { Image, ResizeObserver: ImmediateResizeObserver })
      Object.defineProperty(frameWindow, 'parent', {
        value: Object.assign(window, {
          postMessage: (message: (typeof messages)[0]) => void messages.push(message),
        }),
      })
    },
  })
  const frameWindow = iframe.window
  frameWindow.dispatchEvent(
    new frameWindow.MessageEvent('message', {
      source: window as never,
      data: { kind: 'mail', html, pictures },
    }),
  )
  const getColour = (text: string) => {
    const foundElement = [...frameWindow.document.querySelectorAll('*')].findLast(
      (one) => one.textContent === text,
    )
    return foundElement && frameWindow.getComputedStyle(foundElement).color
  }
  const blockedCount = messages.find(({ kind }) => kind === 'shown')?.blocked
  const keyboardStops = messages.findLast(({ kind }) => kind === 'height')?.stops
  return {
    body: frameWindow.document.body,
    messageKinds: messages.map(({ kind }) => kind),
    blockedCount,
    keyboardStops,
    colourOf: getColour,
    requestedImages,
  }
}

const whiteColour = 'rgb(255, 255, 255)'
const darkColour = 'rgb(28, 28, 31)'

test('no height is reported before the mail is there, so the reserved space stays', {
  tags: 'full',
}, async () => {
  expect((await showMail('<p>Hallo</p>')).messageKinds).toEqual(['ready', 'shown', 'height'])
})

test('a mail reports its number of keyboard stops: links with a target', {
  tags: 'full',
}, async () => {
  expect((await showMail('<p>Hallo</p><a>nergens</a><a href="javascript:x">x</a>')).keyboardStops).toBe(0)
  expect((await showMail('<a href="https://elders.example/">x</a>')).keyboardStops).toBe(1)
})

test('trust B6: a protocol-relative picture is blocked, and loads on request, like others', async () => {
  const html =
    '<img src="//beeld.example/a.png"><img src="https://beeld.example/b.png"><a href="//elders.example/">x</a>'
  const closedMail = await showMail(html)
  expect(closedMail.blockedCount).toBe(2)
  expect(closedMail.body.querySelectorAll('img[src]')).toHaveLength(0)
  expect(closedMail.body.querySelector('a')?.getAttribute('href')).toBe('https://elders.example/')
  const openedMail = await showMail(html, true)
  expect([...openedMail.body.querySelectorAll('img')].map(({ src }) => src)).toEqual([
    'https://beeld.example/a.png',
    'https://beeld.example/b.png',
  ])
})

test('text on a missing background picture stays readable', { tags: 'full' }, async () => {
  const { colourOf, blockedCount } = await showMail(`
    <div style="background-image:url(https://beeld.example/nacht.png)"><p style="color:#fff">op de nacht</p></div>
    <div style="background-color:#101010;background-image:url(//beeld.example/dag.png)"><p style="color:#fff">met een grond</p></div>
    <div style="background-color:#111"><div style="background-image:url(https://beeld.example/dag.png)"><p style="color:#000">op zwart</p></div></div>
    <p style="color:#fff">verborgen door de afzender</p>`)
  expect(blockedCount).toBeGreaterThan(0)
  expect(colourOf('op de nacht')).toBe(darkColour)
  expect(colourOf('met een grond')).toBe(whiteColour)
  expect(colourOf('op zwart')).toBe(whiteColour)
  expect(colourOf('verborgen door de afzender')).toBe(whiteColour)
})

test('when pictures load, text keeps its colour unless its picture fails', async () => {
  const { colourOf, requestedImages } = await showMail(
    '<div style="background-image:url(https://beeld.example/nacht.png)"><p style="color:#fff">op de nacht</p></div>',
    true,
  )
  expect(colourOf('op de nacht')).toBe(whiteColour)
  expect(requestedImages.map(({ src }) => src)).toEqual(['https://beeld.example/nacht.png'])
  requestedImages[0]?.dispatchEvent(new Event('error'))
  expect(colourOf('op de nacht')).toBe(darkColour)
})

test('case C02 C03 C41: a mail’s layout depends neither on the iframe’s height nor on a dark page', async () => {
  const { body, messageKinds } = await showMail(`
    <style>
      html, body { height: 100% !important; color: #1c1c1f }
      @media (prefers-color-scheme: dark) { p { color: #fff !important } }
      @media (min-height: 300px) { p { padding: 90px } }
      @media (max-width: 600px) { p { margin: 4px } div { min-height: 101vh } }
      p { line-height: 1.4; padding: 50vh 0 }
    </style>
    <div style="min-height:100vh;position:absolute;background:#eee"><p>Hallo</p></div>
    <div style="height:calc(100dvh - 10px);overflow:auto;color:#333">Daar</div>`)
  const rules = [...(body.querySelector('style')?.sheet?.cssRules ?? [])]
    .map(({ cssText }) => cssText)
    .join('\n')
  expect(rules).not.toMatch(/prefers-color-scheme|min-height: 300px|\dd?vh/)
  expect(rules).toContain('line-height: 1.4')
  expect(rules).toContain('margin: 4px')
  expect([...body.querySelectorAll('div')].map((div) => div.getAttribute('style'))).toEqual([
    expect.stringMatching(/^background(-color)?: (#eee|rgb\(238, 238, 238\));$/),
    expect.stringMatching(/^overflow: auto; color: (#333|rgb\(51, 51, 51\));$/),
  ])
  expect(body.style.getPropertyPriority('height')).toBe('important')
  expect(messageKinds.filter((kind) => kind === 'height')).toHaveLength(1)
})

test.each(['image001.png@01DB', '<image001.png@01DB>', 'image001.png%4001DB', 'IMAGE001.png@01db'])(
  'case C12: an embedded picture is shown where the mail names it as %s',
  async (id) => {
    const { body } = await showMail(
      `<img src="cid:${id.replace('<', '&lt;').replace('>', '&gt;')}">`,
      false,
      {
        'image001.png@01DB': 'data:image/png;base64,AAAA',
      },
    )
    expect(body.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,AAAA')
  },
)

test('case C12: an embedded picture is shown behind text, in attribute and style', async () => {
  const address = 'data:image/png;base64,AAAA'
  const { body, blockedCount } = await showMail(
    `<style>.kop{background:url('cid:a%40b')}</style>
    <table background="cid:a@b"><tr><td style="background-image:url(cid:&lt;a@b&gt;)">x</td></tr></table>
    <div style="background:url(cid:weg@b)">y</div>`,
    false,
    { 'a@b': address },
  )
  expect(body.querySelector('style')?.textContent).toContain(address)
  expect(body.querySelector('table')?.getAttribute('background')).toBe(address)
  expect(body.querySelector('td')?.getAttribute('style')).toContain(address)
  expect(body.querySelector('div')?.getAttribute('style')).not.toContain('cid:')
  expect(blockedCount).toBe(0)
})

test('case C41: a mail has the colours of its body, and rules for a light device on every device', async () => {
  const { body } = await showMail(`<html><head>
    <style media="print">p { color: #fff }</style>
    <style>
      @media (prefers-color-scheme: light) { p { color: #222 } }
      @media (prefers-color-scheme: dark), print { p { color: #fff } }
    </style></head>
    <body class="nacht" bgcolor="111111" style="color: #eee; height: 20px; display: none"><p>Hallo</p></body></html>`)
  expect(body.className).toBe('nacht')
  expect([body.style.backgroundColor, body.style.color]).toEqual(['rgb(17, 17, 17)', 'rgb(238, 238, 238)'])
  expect([body.style.display, body.style.height]).toEqual(['flow-root', 'auto'])
  const [printStyle, screenStyle] = body.querySelectorAll('style')
  expect(printStyle?.media).toBe('print')
  const rules = [...(screenStyle?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n')
  expect(rules).toMatch(/min-width: 0px[^}]*#222|min-width: 0px[^}]*rgb\(34, 34, 34\)/)
  expect(rules).toMatch(/max-width: 0px\), print/)
})

test('case C03: styles that move or resize a mail endlessly are removed', async () => {
  const { body } = await showMail(
    '<style>p { animation: grow 1s infinite; transition: height 2s; color: #333 } body { contain: size }</style><p style="transform: translateY(900px); margin: 4px">Hallo</p>',
  )
  const rules = [...(body.querySelector('style')?.sheet?.cssRules ?? [])]
    .map(({ cssText }) => cssText)
    .join('\n')
  expect(rules).not.toMatch(/animation|transition|contain/)
  expect(rules).toContain('color:')
  expect(body.querySelector('p')?.getAttribute('style')).toBe('margin: 4px;')
})

test('tables and texts keep the layout and colours of their attributes', async () => {
  const attributes = [
    '<table width="600" align="center" bgcolor="#111111" cellpadding="8" border="0"></table>',
    '<td colspan="2" rowspan="3" valign="top" height="40" nowrap=""></td>',
    '<font color="#ffffff" face="Arial" size="4"></font>',
    '<p dir="rtl" lang="ar"></p>',
  ]
  const { body } = await showMail(
    `${attributes[0]}<table><tr>${attributes[1]}</tr></table>${attributes.slice(2).join('')}`,
  )
  for (const attribute of attributes) expect(body.innerHTML).toContain(attribute)
})
