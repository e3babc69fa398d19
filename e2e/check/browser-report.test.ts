import * as v from 'valibot'
import { expect, test } from 'vitest'
import { BrowserReport } from './browser-report.ts'

const spec = (title: string, status: string, duration: number) => ({
  file: 'inbox.spec.ts',
  title,
  ok: true,
  tests: [{ status, results: [{ duration }] }],
})

test('tests carry the names of the suites around them, but not of their file, and what became of them', () => {
  const report = {
    suites: [
      {
        title: 'inbox.spec.ts',
        specs: [spec('@INBOX-01 opens', 'expected', 1500), spec('waits', 'skipped', 0)],
        suites: [{ title: '@INBOX-02 a mail', specs: [spec('is kept', 'unexpected', 20)] }],
      },
    ],
  }
  const file = 'inbox.spec.ts'
  expect(v.parse(BrowserReport, report).tests).toEqual([
    { file, title: '@INBOX-01 opens', state: 'passed', seconds: 1.5 },
    { file, title: 'waits', state: 'skipped', seconds: 0 },
    { file, title: '@INBOX-02 a mail > is kept', state: 'failed', seconds: 0.02 },
  ])
})
