import { expect, test } from 'vitest'
import { createCsvFile } from './csv-file.ts'

test('amounts have a decimal comma, and text with a separator is quoted', () => {
  expect(
    createCsvFile([
      ['Maand', 'Rente'],
      ['jan "27"; begin', 1234.5],
      ['', null],
    ]),
  ).toBe('\ufeffMaand;Rente\r\n"jan ""27""; begin";1234,50\r\n;\r\n')
})

test('a text that looks like a formula is escaped, a negative amount is not', () => {
  expect(createCsvFile([['=HYPERLINK("x")', '@a', -12]])).toBe('\ufeff"\'=HYPERLINK(""x"")";\'@a;-12,00\r\n')
})
