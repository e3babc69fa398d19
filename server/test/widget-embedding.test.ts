import { getMaximumMortgage } from '@portal/contract/maximum-mortgage'
import { StandaloneWidgetConfig } from '@portal/contract/widget'
import { JSDOM } from 'jsdom'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deriveSessionKeys } from '../src/sessions/session-keys.ts'
import { createWidgetIframeTickets } from '../src/widget-iframe/widget-iframe-tickets.ts'
import { callSamples } from './call-samples.ts'
import { startPageServer } from './page-server.ts'
import { staffToken } from './sign-in-staff.ts'
import { createSmallBuild } from './small-remote.ts'

const tenantSite = 'https://www.zuideradvies.example'
const otherSite = 'https://elders.example'
const tenantHost = 'zuider.localhost'
const widgetScript = 'widget.maximum-mortgage.1.js'
const exampleRemote = createSmallBuild('1.0.0', () => ({ widgets: { 'maximum-mortgage': widgetScript } }), {
  [widgetScript]: '//',
  'widget-text.nl.1.json': '{}',
})

let pageServer: Awaited<ReturnType<typeof startPageServer>>
beforeAll(async () => {
  pageServer = await startPageServer({ remote: exampleRemote })
})
afterAll(() => pageServer.server.close())

/**
 * Requests the document of a widget's iframe, as embedded in a page of the given origin, or in the portal if there is
 * no origin.
 */
async function requestWidgetIframe(origin?: string, tenant = tenantHost) {
  const query = origin === undefined ? '' : `?host=${encodeURIComponent(origin)}&language=en`
  const url = `/_widget/maximum-mortgage${query}`
  const response = await pageServer.server.app.inject({ url, headers: { host: tenant } })
  const policy = String(response.headers['content-security-policy'])
  const { dataset } = new JSDOM(response.body, { url: `http://${tenant}/` }).window.document.documentElement
  return { status: response.statusCode, policy, dataset }
}

async function readCorsHeaders(origin: string, path = '/advice', method: 'POST' | 'OPTIONS' = 'OPTIONS') {
  const response = await pageServer.server.app.inject({
    method,
    url: `${path}${getMaximumMortgage.path}?key=zuider-maximaal`,
    headers: { origin, 'content-type': 'application/json' },
    ...(method === 'POST' && { payload: JSON.stringify(callSamples.getMaximumMortgage?.().body) }),
  })
  return response.headers['access-control-allow-origin']
}

const sendEmbedCommand = async (args: object) => {
  const headers = { authorization: `Bearer ${staffToken}` }
  const payload = { tenant: 'zuider', ...args }
  return pageServer.server.staff.inject({ method: 'POST', url: '/adviser/embed', payload, headers })
}

test('advice embed: only the tenant’s allowed sites can show the iframe of a widget', {
  tags: 'full',
}, async () => {
  const { status, policy, dataset } = await requestWidgetIframe(tenantSite)
  expect(status).toBe(200)
  expect(policy).toContain(`frame-ancestors 'self' ${tenantSite};`)
  expect(policy).toContain('sandbox allow-scripts allow-forms allow-popups')
  const widgetConfig = v.parse(StandaloneWidgetConfig, JSON.parse(dataset.alone ?? ''))
  expect(widgetConfig).toMatchObject({
    host: tenantSite,
    key: 'zuider-maximaal',
    language: 'en',
    wording: 'en',
  })
  expect(widgetConfig.colours.accent).toMatch(/^#/)
  expect(widgetConfig.portal).toBe('http://zuider.localhost:4000/dashboard?reken=maximum_mortgage')
  const rejectedIframe = await requestWidgetIframe(otherSite)
  expect(rejectedIframe.status).toBe(404)
  expect(rejectedIframe.policy).toContain("frame-ancestors 'none'")
  expect((await requestWidgetIframe(tenantSite, 'noorder.localhost')).status).toBe(404)
  expect((await requestWidgetIframe()).policy).toContain(`frame-ancestors 'self' ${tenantSite};`)
})

test('advice embed: only allowed sites and widget iframes can read the calculation service', {
  tags: 'full',
}, async () => {
  const { dataset } = await requestWidgetIframe(tenantSite)
  const iframeAdvicePath = dataset.advice ?? ''
  for (const method of ['OPTIONS', 'POST'] as const) {
    expect(await readCorsHeaders(tenantSite, '/advice', method)).toBe(tenantSite)
    expect(await readCorsHeaders(otherSite, '/advice', method)).toBeUndefined()
    expect(await readCorsHeaders('null', '/advice', method)).toBeUndefined()
    expect(await readCorsHeaders('null', iframeAdvicePath, method)).toBe('null')
    expect(await readCorsHeaders(otherSite, iframeAdvicePath, method)).toBeUndefined()
    expect(await readCorsHeaders('null', `${iframeAdvicePath}x`, method)).toBeUndefined()
  }
})

test('a ticket of an iframe is valid for a day or more, also after a change of secret, and then expires', () => {
  let now = new Date('2026-11-21T23:59:00Z')
  const keys = deriveSessionKeys('old')
  const renewedKeys = deriveSessionKeys('new', 'old')
  const ticket = createWidgetIframeTickets(keys, () => now).issue()
  const areTicketsValid = () =>
    [keys, renewedKeys].map((sessionKeys) =>
      createWidgetIframeTickets(sessionKeys, () => now).isValid(ticket),
    )
  now = new Date('2026-11-22T23:58:00Z')
  expect(areTicketsValid()).toEqual([true, true])
  now = new Date('2026-11-23T00:01:00Z')
  expect(areTicketsValid()).toEqual([false, false])
})

test('advice embed: an operator sets the sites, and gets the script tag for the tenant’s own page', {
  tags: 'full',
}, async () => {
  const { data } = (
    await sendEmbedCommand({ origins: `${tenantSite},https://zuideradvies.example:8443` })
  ).json()
  expect(data.origins).toEqual([tenantSite, 'https://zuideradvies.example:8443'])
  expect(data.snippets['maximum-mortgage']).toBe(
    '<script src="http://zuider.localhost:4000/_widget/embed.js" data-widget="maximum-mortgage" data-language="nl" async></script>',
  )
  expect((await sendEmbedCommand({})).json().data.origins).toEqual(data.origins)
  for (const origins of [
    '*',
    'https://*.nl',
    `${tenantSite}/pad`,
    'http://zuider.example',
    "https://x.nl; 'self'",
    'HTTPS://X.NL',
  ])
    expect((await sendEmbedCommand({ origins })).statusCode, origins).toBe(422)
  expect((await sendEmbedCommand({ origins: 'none' })).json().data.origins).toEqual([])
  expect((await requestWidgetIframe(tenantSite)).status).toBe(404)
  await sendEmbedCommand({ origins: tenantSite })
})

/**
 * Opens a page of a tenant's site that contains the script tag `line`, and runs the embed script. `postMessageToSite`
 * posts a message to that page, as any window can.
 */
async function openSiteWithScript(line: string) {
  const text = (
    await pageServer.server.app.inject({ url: '/_widget/embed.js', headers: { host: tenantHost } })
  ).body
  const { window } = new JSDOM(`<!doctype html><html lang="de-DE"><body>${line}<p>Meer</p></body></html>`, {
    url: `${tenantSite}/hypotheek`,
    runScripts: 'dangerously',
  })
  const { document } = window
  Object.defineProperty(document, 'currentScript', { value: document.querySelector('script') })
  window.eval(text)
  const iframe = document.querySelector('iframe')
  const postMessageToSite = (data: unknown, origin = 'null', sourceWindow: unknown = iframe.contentWindow) =>
    window.dispatchEvent(new window.MessageEvent('message', { data, origin, source: sourceWindow }))
  return { window, iframe, postMessageToSite }
}

test('advice embed: the script creates one iframe, and accepts heights only from that iframe', {
  tags: 'full',
}, async () => {
  const { window, iframe, postMessageToSite } = await openSiteWithScript(
    '<script src="https://zuider.portal.example/_widget/embed.js" data-widget="maximum-mortgage"></script>',
  )
  expect(iframe.src).toBe(
    `https://zuider.portal.example/_widget/maximum-mortgage?host=${encodeURIComponent(tenantSite)}&language=de`,
  )
  expect(iframe.nextElementSibling?.tagName).toBe('P')
  postMessageToSite({ kind: 'height', height: 1234.5 })
  expect(iframe.style.height).toBe('1235px')
  postMessageToSite({ kind: 'height', height: 10 }, otherSite)
  postMessageToSite({ kind: 'height', height: 20 }, 'null', window)
  for (const invalidMessage of [
    null,
    'height',
    { kind: 'height', height: '1' },
    { kind: 'height', height: 1e9 },
    { kind: '__proto__' },
  ])
    postMessageToSite(invalidMessage)
  expect(iframe.style.height).toBe('1235px')
  postMessageToSite({ kind: 'title', title: 'Wie viel?' })
  expect(iframe.title).toBe('Wie viel?')
})
