import { ApiError } from '@portal/contract/error'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestRemote } from '../test/test-remote.ts'
import { createErrorReport, reportUncaughtErrors } from './error-report.ts'
import { parseStackFrames, redactPersonalData } from './forward-error.ts'

const testRemotes = [createTestRemote('mf-calculators', {})]
const createTestReport = (errors?: string) =>
  createErrorReport({ version: '1.2.3', ...(errors ? { errors } : {}) }, testRemotes, () => 'zuider')
const sentryDsn = 'https://k3y@errors.example/sentry/7'
const fetchMock = vi.fn(async (_url: string, _options: RequestInit) => new Response('{}'))
const consoleErrorMock = vi.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(() => {
  fetchMock.mockClear()
  consoleErrorMock.mockClear()
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => vi.unstubAllGlobals())

const readSentEvents = () =>
  fetchMock.mock.calls.map(([, { body }]) => {
    const [head, type, event] = String(body)
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(type).toEqual({ type: 'event' })
    expect(head.event_id).toBe(event.event_id)
    return event
  })

test('@SHELL-12 without a DSN, errors are only logged', async () => {
  const error = new Error('broken')
  createTestReport()(error, 'mf-calculators')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(consoleErrorMock).toHaveBeenCalledExactlyOnceWith('[mf-calculators]', error, {})
  expect(fetchMock).not.toHaveBeenCalled()
})

test('@SHELL-11 @SHELL-12 every error is sent, with tenant, remote and version', {
  tags: 'full',
}, async () => {
  const report = createTestReport(sentryDsn)
  const cause = new TypeError('cannot read it')
  for (let time = 0; time < 20; time++)
    report(new Error('the calculation failed', { cause }), 'mf-calculators', { tool: 'scenarios' })
  report('a bare word', 'shell')
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(21))
  const [url, options] = fetchMock.mock.calls[0] ?? []
  expect(url).toBe('https://errors.example/sentry/api/7/envelope/?sentry_key=k3y&sentry_version=7')
  expect(options).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' })
  expect(readSentEvents()[0]).toMatchObject({
    release: 'mf-calculators@1.0.0+0123456789abcdef',
    tags: { tenant: 'zuider', remote: 'mf-calculators', version: '1.0.0', portal: '1.2.3' },
    extra: { tool: 'scenarios' },
    exception: {
      values: [
        { type: 'TypeError', value: 'cannot read it' },
        { type: 'Error', value: 'the calculation failed' },
      ],
    },
  })
  expect(readSentEvents()[0].exception.values[1].stacktrace.frames).not.toEqual([])
  expect(readSentEvents()[20]).toMatchObject({ tags: { remote: 'shell', version: '1.2.3' } })
})

/** Fields of an event whose digits differ in each run. */
const fieldsWithArbitraryDigits = ['event_id', 'sent_at', 'timestamp']

test('@SHELL-12 error events contain nothing about the customer', async () => {
  const cause = new SyntaxError('Unexpected token \'J\', "Jan de Vries, 3581 KX Utrecht" is not valid JSON')
  const error = new ApiError('unexpected', {
    message:
      '/customer/customer/48213?q=jan answered another shape for jan@example.nl, NL91 0417 1643 00, € 312.500',
    cause,
    body: { message: 'Jan de Vries' },
  })
  history.replaceState(null, '', '/password?reset_password=geheim')
  createTestReport(sentryDsn)(error, 'shell', { path: '/damage/91823' })
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalled())
  const event = JSON.stringify(readSentEvents(), (key, value) =>
    fieldsWithArbitraryDigits.includes(key) ? undefined : value,
  )
  for (const personal of ['Jan', 'jan@', '3581', '48213', '0417', '312', '91823', 'geheim'])
    expect(event).not.toContain(personal)
  expect(readSentEvents()[0]).not.toHaveProperty('user')
  expect(readSentEvents()[0].sdk.settings).toEqual({ infer_ip: 'never' })
})

test('@SHELL-11 an uncaught error is attributed to its remote', async () => {
  const report = vi.fn()
  reportUncaughtErrors(testRemotes, report)
  const error = Object.assign(new Error('late'), {
    stack: 'Error: late\n    at f (http://localhost/main.js:1:2)',
  })
  dispatchEvent(new ErrorEvent('error', { error, message: 'late' }))
  expect(report).toHaveBeenCalledExactlyOnceWith(error, 'mf-calculators')
})

test('stacks of every browser are parsed', () => {
  const chrome = 'Error: x\n    at run (https://a.example/b.js?v=1:3:4)\n    at https://a.example/c.js:5:6'
  const firefox = 'run@https://a.example/b.js:3:4\n@https://a.example/c.js:5:6'
  const frames = [
    { filename: 'https://a.example/c.js', function: '?', lineno: 5, colno: 6, in_app: true },
    { filename: 'https://a.example/b.js', function: 'run', lineno: 3, colno: 4, in_app: true },
  ]
  expect(parseStackFrames(chrome)).toEqual(frames)
  expect(parseStackFrames(firefox)).toEqual(frames)
  expect(parseStackFrames('')).toEqual([])
})

test('an error message keeps non-personal details', () => {
  expect(redactPersonalData("Cannot read properties of undefined (reading 'name')")).toBe(
    "Cannot read properties of undefined (reading 'name')",
  )
  expect(redactPersonalData('/customer/mortgage answered 500')).toBe('/customer/mortgage answered 500')
})
