import { foldText } from '@portal/domain/format/fold'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Entry, find, kinds } from './find.ts'

const entry = (title: string, kind: Entry['kind'] = 'document', about = ''): Entry => ({
  key: `${kind} ${title}`,
  kind,
  title,
  about,
  href: '/',
})
const titles = (entries: readonly Entry[]) => entries.map(({ title }) => title)

test('every word must be found, in title or description, whatever case and accents', () => {
  const entries = [entry('Offerte Überweg', 'document', 'Hypotheek'), entry('Offerte', 'document', 'Auto')]
  expect(titles(find(entries, 'uberweg HYPO'))).toEqual(['Offerte Überweg'])
  expect(titles(find(entries, 'offerte'))).toHaveLength(2)
  expect(find(entries, 'offerte boot')).toEqual([])
})

test('titles that begin with it come first, then words that do, then the rest', () => {
  const entries = [
    entry('Jaaropgave', 'document', 'loon'),
    entry('Belastingloon'),
    entry('Mijn loonstrook'),
    entry('Loonstrook'),
  ]
  expect(titles(find(entries, 'loon'))).toEqual([
    'Loonstrook',
    'Mijn loonstrook',
    'Belastingloon',
    'Jaaropgave',
  ])
})

test('a word has one typing mistake, it is forgiven where nothing else is found', () => {
  const entries = [entry('Offerte Lindelaan'), entry('Taxatierapport 2025'), entry('Auto')]
  for (const typed of ['linelaan', 'lindelaaan', 'lnidelaan', 'lindelaam', 'lindelean off'])
    expect(titles(find(entries, typed)), typed).toEqual(['Offerte Lindelaan'])
  expect(titles(find(entries, 'taxatirap'))).toEqual(['Taxatierapport 2025'])
  for (const typed of ['lindenlaann', 'ato', 'aauto boot']) expect(find(entries, typed), typed).toEqual([])
})

test('of one kind at most five, the kinds in their order; nothing typed gives the actions', () => {
  const many = Array.from({ length: 40 }, (_, number) => entry(`Brief ${number}`))
  const entries = [...many, entry('Brief schrijven', 'action'), entry('Brief', 'mortgage')]
  const found = find(entries, 'brief')
  expect(found.map(({ kind }) => kind)).toEqual(['action', 'mortgage', ...Array(5).fill('document')])
  expect(titles(find(entries, '  '))).toEqual(['Brief schrijven'])
})

test('what is found was there, and holds every word', () => {
  const texts = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(fc.array(fc.tuple(texts, fc.constantFrom(...kinds))), texts, (given, query) => {
      const entries = given.map(([title, kind]) => entry(title, kind))
      const found = find(entries, query)
      expect(found.every((one) => entries.includes(one))).toBe(true)
      expect(found.length).toBeLessThanOrEqual(Math.max(24, entries.length))
    }),
  )
})

const millisecondsOf = (run: () => unknown) => {
  const from = performance.now()
  run()
  return performance.now() - from
}

test('ten thousand documents are searched in at most six times what it takes to read them', () => {
  const entries = Array.from({ length: 10_000 }, (_, number) =>
    entry(`Document ${number}`, 'document', 'Hypotheek'),
  )
  const read = () => entries.map(({ title, about }) => foldText(title).length + foldText(about).length)
  const search = () => find(entries, 'document 9999')
  expect(search()).toHaveLength(1)
  const quickest = { search: Number.POSITIVE_INFINITY, read: Number.POSITIVE_INFINITY }
  for (let round = 0; round < 5 || (round < 100 && quickest.search >= 6 * quickest.read); round++) {
    quickest.read = Math.min(quickest.read, millisecondsOf(read))
    quickest.search = Math.min(quickest.search, millisecondsOf(search))
  }
  expect(quickest.search).toBeLessThan(6 * quickest.read)
})
