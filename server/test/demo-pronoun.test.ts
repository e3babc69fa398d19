import { expect, test } from 'vitest'
import { createDemoTenants } from '../src/demo/demo-tenants.ts'
import { createDemoRecords } from '../src/demo/records/tenant-records.ts'
import { createTimeline } from '../src/demo/timeline.ts'

const when = createTimeline(new Date('2026-11-29T12:00:00Z'))
const informal = /\b(je|jij|jou|jouw|jullie)\b/i
const formal = /\b(u|uw)\b/i

/** Sentences of a tenant's records and settings, without pictures. */
const collectSentences = (value: unknown): string[] => {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  return value && typeof value === 'object' ? Object.values(value).flatMap(collectSentences) : []
}

test.each(createDemoTenants(when).map((tenant) => [tenant.subdomain, tenant] as const))(
  'the demo texts of %s have its own form of address',
  (_, tenant) => {
    const other = tenant.profile.pronoun === 'JE' ? formal : informal
    const sentences = collectSentences([tenant.profile, createDemoRecords(tenant, when)])
    expect(sentences.filter((sentence) => other.test(sentence))).toEqual([])
  },
)
