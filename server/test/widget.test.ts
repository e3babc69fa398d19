import { addActivityNote } from '@portal/contract/activity-note'
import { getMaximumMortgage } from '@portal/contract/maximum-mortgage'
import { getSustainability } from '@portal/contract/sustainability'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { createWidgetIframeDocument } from '../src/widget-iframe/widget-iframe-document.ts'
import { callSamples } from './call-samples.ts'
import { type Harness, startHarness } from './harness.ts'
import { sendCall } from './send-call.ts'
import { staffToken } from './sign-in-staff.ts'

let server: Harness
beforeAll(async () => {
  server = await startHarness()
})
afterAll(() => server.close())

const assetsBaseUrl = 'https://assets.example/mf-x/0123456789abcdef/'
const widgetScript = { url: `${assetsBaseUrl}widget.x.js`, integrity: 'sha256-abc' }
const openWidgetIframe = (adviceUrl: string) => {
  const { headers, html } = createWidgetIframeDocument({
    script: widgetScript,
    base: assetsBaseUrl,
    adviceUrl,
    ancestors: [],
    standalone: null,
  })
  const policy = headers['content-security-policy']
  return { html, rules: Object.fromEntries(policy.split('; ').map((rule) => rule.split(/ (.*)/))) }
}

test('trust B5: a widget’s iframe has no origin, one script with integrity, and one service it may call', () => {
  const { html, rules } = openWidgetIframe('/advice')
  expect(rules).toMatchObject({
    'default-src': "'none'",
    'script-src': widgetScript.url,
    'font-src': assetsBaseUrl,
    'connect-src': "'self'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
    sandbox: 'allow-scripts allow-forms',
  })
  expect(html).toContain(`integrity="${widgetScript.integrity}" crossorigin="anonymous"`)
})

test('@MAXMORT-01 the address of the service comes from the settings, and is the only one that the iframe may call', () => {
  const { adviceUrl } = readConfig({ ADVICE_URL: 'https://advies.example/v2/advice' })
  const { html, rules } = openWidgetIframe(adviceUrl)
  expect(html).toContain('data-advice="https://advies.example/v2/advice"')
  expect(rules['connect-src']).toBe('https://advies.example')
  expect(readConfig({}).adviceUrl).toBe('/advice')
  for (const invalidUrl of [
    'advice',
    'https://advies.example',
    "/advice; script-src 'unsafe-inline'",
    '//x/" onload="',
  ])
    expect(() => readConfig({ ADVICE_URL: invalidUrl }), invalidUrl).toThrow()
})

describe('a request for advice from a widget', () => {
  const readWidgetData = async (kind: string) => {
    const headers = { authorization: `Bearer ${staffToken}` }
    const payload = { tenant: 'zuider', kind }
    const response = await server.staff.inject({ method: 'POST', url: '/adviser/read', payload, headers })
    return response.json().data.filter(({ customer }: { customer: string }) => customer === 'gerda')
  }
  const lead = {
    first_name: 'Gerda',
    last_name: 'de Boer',
    phone_number: '0612345678',
    email: 'gerda@voorbeeld.nl',
    i_give_permission: true as const,
  }
  const requestCalculation = async (input: object) => {
    const token = await server.getAccessToken('gerda')
    const body = { topic: 'maximum_mortgage', text: 'Gerda vraagt advies.', ...input }
    return sendCall(server, addActivityNote, { token, body: body as never })
  }

  test('@LEAD-01 @MAXMORT-04 stores a lead and a note, once per request', { tags: 'full' }, async () => {
    for (let time = 0; time < 2; time++)
      expect((await requestCalculation({ lead, idempotency_key: 'aanvraag-van-gerda' })).statusCode).toBe(200)
    const leads = await readWidgetData('lead')
    expect(leads).toHaveLength(1)
    expect(leads[0].item.content).toContain('Wil advies over: de maximale hypotheek')
    expect(await readWidgetData('activity_note')).toHaveLength(1)
  })

  test('@LEAD-04 is rejected without a telephone number, and stores nothing', async () => {
    const notesBefore = await readWidgetData('activity_note')
    const response = await requestCalculation({ lead: { ...lead, phone_number: '' } })
    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toHaveProperty(['lead.phone_number'])
    expect(await readWidgetData('activity_note')).toEqual(notesBefore)
  })
})

describe('for any input of a widget, the service answers with finite figures or names the field', () => {
  const arbitraryInput = fc.oneof(
    fc.double(),
    fc.integer(),
    fc.string(),
    fc.constantFrom(null, true, [], {}, -1, 0, 1e308, 99_000_000_000, '0,0385', '1990-02-30', '1890-01-01'),
  )
  const listPaths = (value: unknown, parentPath: (string | number)[] = []): (string | number)[][] =>
    typeof value === 'object' && value !== null
      ? [
          parentPath,
          ...Object.entries(value).flatMap(([key, member]) => listPaths(member, [...parentPath, key])),
        ]
      : [parentPath]
  const replaceAt = (
    value: unknown,
    [key, ...innerPath]: (string | number)[],
    replacement: unknown,
  ): unknown => {
    if (key === undefined) return replacement
    const copy: Record<string | number, unknown> = Array.isArray(value)
      ? ([...value] as never)
      : { ...(value as object) }
    copy[key] = replaceAt(copy[key], innerPath, replacement)
    return copy
  }
  const calls = [
    [getMaximumMortgage, 'zuider-maximaal', callSamples.getMaximumMortgage?.().body],
    [getSustainability, 'zuider-verduurzamen', callSamples.getSustainability?.().body],
  ] as const
  test.each(calls)('%#', { tags: 'full' }, async (call, key, sampleBody) => {
    const paths = listPaths(sampleBody).filter((path) => path.length > 0)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...paths), arbitraryInput), { minLength: 1, maxLength: 3 }),
        async (changes) => {
          const body = changes.reduce<unknown>((changedBody, [path, replacement]) => {
            try {
              return replaceAt(changedBody, path, replacement)
            } catch {
              return changedBody
            }
          }, sampleBody)
          const payload = JSON.stringify(body)
          const url = `/advice${call.path}?key=${key}`
          const headers = { 'content-type': 'application/json' }
          const response = await server.app.inject({ method: 'POST', url, payload, headers })
          expect([200, 422], `${response.statusCode} ${payload}`).toContain(response.statusCode)
          if (response.statusCode === 422)
            expect(Object.keys(response.json().errors ?? {}).length).toBeGreaterThan(0)
          else expect(collectNumbers(response.json().data.result).every((one) => one !== null)).toBe(true)
        },
      ),
      { numRuns: 400 },
    )
  })
})

/** Collects all numbers of a result. JSON turns NaN into null, so required numbers are also checked by name. */
function collectNumbers(result: Record<string, unknown> | null): unknown[] {
  if (result === null) return []
  const optional = new Set(['maximum_by_value', 'rate_step', 'payback_time_in_months', 'trace', 'figures'])
  return Object.entries(result)
    .filter(([name]) => !optional.has(name))
    .map(([, value]) => value)
}
