import { normalizeForSearch } from '@portal/domain/format/normalize-for-search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findSearchEntries, type SearchEntry, searchEntryKinds } from './find-search-entries.ts'

const createEntry = (title: string, kind: SearchEntry['kind'] = 'document', about = ''): SearchEntry => ({
  key: `${kind} ${title}`,
  kind,
  title,
  about,
  href: '/',
})
const getTitles = (entries: readonly SearchEntry[]) => entries.map(({ title }) => title)

test('every word must occur in title or description, ignoring case and accents', () => {
  const entries = [
    createEntry('Offerte Überweg', 'document', 'Hypotheek'),
    createEntry('Offerte', 'document', 'Auto'),
  ]
  expect(getTitles(findSearchEntries(entries, 'uberweg HYPO'))).toEqual(['Offerte Überweg'])
  expect(getTitles(findSearchEntries(entries, 'offerte'))).toHaveLength(2)
  expect(findSearchEntries(entries, 'offerte boot')).toEqual([])
})

test('titles that start with the word come first, then titles with a word that starts with it, then the rest', () => {
  const entries = [
    createEntry('Jaaropgave', 'document', 'loon'),
    createEntry('Belastingloon'),
    createEntry('Mijn loonstrook'),
    createEntry('Loonstrook'),
  ]
  expect(getTitles(findSearchEntries(entries, 'loon'))).toEqual([
    'Loonstrook',
    'Mijn loonstrook',
    'Belastingloon',
    'Jaaropgave',
  ])
})

test('one typing mistake in a word is allowed if nothing else matches', () => {
  const entries = [createEntry('Offerte Lindelaan'), createEntry('Taxatierapport 2025'), createEntry('Auto')]
  for (const typed of ['linelaan', 'lindelaaan', 'lnidelaan', 'lindelaam', 'lindelean off'])
    expect(getTitles(findSearchEntries(entries, typed)), typed).toEqual(['Offerte Lindelaan'])
  expect(getTitles(findSearchEntries(entries, 'taxatirap'))).toEqual(['Taxatierapport 2025'])
  for (const typed of ['lindenlaann', 'ato', 'aauto boot'])
    expect(findSearchEntries(entries, typed), typed).toEqual([])
})

test('at most five results of each kind are returned in order of kinds, and an empty query returns the actions', () => {
  const many = Array.from({ length: 40 }, (_, number) => createEntry(`Brief ${number}`))
  const entries = [...many, createEntry('Brief schrijven', 'action'), createEntry('Brief', 'mortgage')]
  const found = findSearchEntries(entries, 'brief')
  expect(found.map(({ kind }) => kind)).toEqual(['action', 'mortgage', ...Array(5).fill('document')])
  expect(getTitles(findSearchEntries(entries, '  '))).toEqual(['Brief schrijven'])
})

test('every result is one of the entries and contains every word', () => {
  const texts = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(fc.array(fc.tuple(texts, fc.constantFrom(...searchEntryKinds))), texts, (given, query) => {
      const entries = given.map(([title, kind]) => createEntry(title, kind))
      const found = findSearchEntries(entries, query)
      expect(found.every((one) => entries.includes(one))).toBe(true)
      expect(found.length).toBeLessThanOrEqual(Math.max(24, entries.length))
    }),
  )
})

const measureDurationMs = (run: () => unknown) => {
  const from = performance.now()
  run()
  return performance.now() - from
}

test('searching ten thousand documents takes at most six times as long as reading them', () => {
  const entries = Array.from({ length: 10_000 }, (_, number) =>
    createEntry(`Document ${number}`, 'document', 'Hypotheek'),
  )
  const normalizeAllEntries = () =>
    entries.map(({ title, about }) => normalizeForSearch(title).length + normalizeForSearch(about).length)
  const findDocument = () => findSearchEntries(entries, 'document 9999')
  expect(findDocument()).toHaveLength(1)
  const quickest = { search: Number.POSITIVE_INFINITY, read: Number.POSITIVE_INFINITY }
  for (let round = 0; round < 5 || (round < 100 && quickest.search >= 6 * quickest.read); round++) {
    quickest.read = Math.min(quickest.read, measureDurationMs(normalizeAllEntries))
    quickest.search = Math.min(quickest.search, measureDurationMs(findDocument))
  }
  expect(quickest.search).toBeLessThan(6 * quickest.read)
})
