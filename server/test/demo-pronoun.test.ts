import { expect, test } from 'vitest'
import { createDemoTenants } from '../src/demo/demo-tenants.ts'
import { createTimeline } from '../src/demo/demo-timeline.ts'
import { createDemoRecords } from '../src/demo/records/demo-tenant-records.ts'

const timeline = createTimeline(new Date('2026-11-29T12:00:00Z'))
const informalPattern = /\b(je|jij|jou|jouw|jullie)\b/i
const formalPattern = /\b(u|uw)\b/i

/** Collects all texts that contain a space from a tenant's records and settings; pictures contain none. */
const collectSentences = (value: unknown): string[] => {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  return value && typeof value === 'object' ? Object.values(value).flatMap(collectSentences) : []
}

test.each(createDemoTenants(timeline).map((tenant) => [tenant.subdomain, tenant] as const))(
  'the demo texts of %s have its own form of address',
  (_, tenant) => {
    const otherPattern = tenant.profile.pronoun === 'JE' ? formalPattern : informalPattern
    const sentences = collectSentences([tenant.profile, createDemoRecords(tenant, timeline)])
    expect(sentences.filter((sentence) => otherPattern.test(sentence))).toEqual([])
  },
)
