import { expect, test } from 'vitest'
import { assessCatalog, calculateReadingEase } from './plain-dutch.ts'

const findTextProblems = (...texts: string[]) =>
  assessCatalog({ name: 'room nl', texts: Object.fromEntries(texts.map((text, at) => [`text_${at}`, text])) })
    .complaints

test('short words in short sentences get a higher reading ease than long words in a long sentence', () => {
  expect(calculateReadingEase(['De kat zit op de mat.'])).toBeGreaterThan(100)
  expect(
    calculateReadingEase([
      'De arbeidsongeschiktheidsverzekeringsmaatschappij communiceert belastingtechnische onduidelijkheden.',
    ]),
  ).toBeLessThan(0)
})

test('plain sentences pass, and names and labels are not counted as sentences', () => {
  expect(findTextProblems('Je betaalt {amount} per maand.', 'Overlijdensrisicoverzekering')).toEqual([])
})

test('a long sentence is reported with its length', () => {
  const long = `${'Dit is een zin die maar door gaat '.repeat(3)}en door.`
  expect(findTextProblems(long, 'Kort is beter dan lang.')).toContainEqual(
    expect.stringContaining('"text_0" has a sentence of 26 words'),
  )
})

test('an officialese word is reported with its plain replacement', () => {
  expect(findTextProblems('Vul dit in indien je een partner hebt.')).toEqual([
    'room nl: "text_0" says ‘indien’; say ‘als’',
  ])
})

test('in a plural the common form is measured, and tags do not count as words', () => {
  const { sentences } = assessCatalog({
    name: 'room nl',
    texts: { a: 'Je hebt <0>{count, plural, one {# taak} other {# taken}}</0> te doen.' },
  })
  expect(sentences.map(({ words }) => words)).toEqual([6])
})
