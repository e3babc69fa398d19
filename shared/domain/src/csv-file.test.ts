import { expect, test } from 'vitest'
import { createCsvFile } from './csv-file.ts'

test('amounts are as a Dutch spreadsheet reads them, and text with a separator is quoted', () => {
  expect(
    createCsvFile([
      ['Maand', 'Rente'],
      ['jan "27"; begin', 1234.5],
      ['', null],
    ]),
  ).toBe('\ufeffMaand;Rente\r\n"jan ""27""; begin";1234,50\r\n;\r\n')
})

test('a text never becomes a formula; a negative amount stays a number', () => {
  expect(createCsvFile([['=HYPERLINK("x")', '@a', -12]])).toBe('\ufeff"\'=HYPERLINK(""x"")";\'@a;-12,00\r\n')
})
