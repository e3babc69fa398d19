import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBsn } from './bsn-checksum.ts'
import { replaceDigitLookAlikes } from './digit-look-alikes.ts'
import { findBsn } from './find-bsn.ts'
import { restoreLostDigit } from './restore-lost-digit.ts'

const findDigits = (line: string) => findBsn(line).map(({ digits }) => digits)

/** Eight random digits with a valid last digit. */
const arbitraryValidBsn = fc
  .integer({ min: 1, max: 99_999_999 })
  .map((number) => String(number).padStart(8, '0'))
  .map((eight) => [...'0123456789'].map((last) => eight + last).find(isBsn))
  .filter((digits) => digits !== undefined)

const bsnFormats: ((digits: string) => string)[] = [
  (digits) => digits,
  (digits) => `${digits.slice(0, 4)}.${digits.slice(4, 6)}.${digits.slice(6)}`,
  (digits) => `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`,
  (digits) => [...digits].join(' '),
  (digits) => [...digits].join(' | '),
]

test('@BSN-01 a valid number is found in any format, position and after any label', () => {
  fc.assert(
    fc.property(
      arbitraryValidBsn,
      fc.constantFrom(...bsnFormats),
      fc.constantFrom('', 'BSN: ', 'Uw burgerservicenummer is ', 'Naam A. de Vries, '),
      fc.constantFrom('', '.', ' geboren 12-03-1980', ', en nog iets'),
      (digits, write, before, after) => {
        const line = `${before}${write(digits)}${after}`
        const [first] = findBsn(line)
        expect(first?.digits).toBe(digits)
        expect(line.slice(first?.from, first?.to).replace(/\D/g, '')).toBe(digits)
      },
    ),
  )
})

test('@BSN-01 a number with one wrong digit is not found', () => {
  fc.assert(
    fc.property(arbitraryValidBsn, fc.nat(8), fc.integer({ min: 1, max: 9 }), (digits, at, off) => {
      const wrong = [...digits]
      wrong[at] = String((Number(wrong[at]) + off) % 10)
      expect(isBsn(wrong.join(''))).toBe(false)
    }),
  )
})

test('@BSN-01 digits of account, phone, loan and policy numbers and of amounts are not found', () => {
  fc.assert(
    fc.property(arbitraryValidBsn, fc.integer({ min: 10, max: 99 }), (digits, check) => {
      const [one, two, three] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
      for (const line of [
        `NL${check}INGB0${digits}`,
        `NL${check} INGB 0${digits.slice(0, 3)} ${digits.slice(3, 7)} ${digits.slice(7)}`,
        `+31 ${digits}`,
        `0031-${digits}`,
        `+31 ${one} ${two} ${three}`,
        `Leningnummer: ${digits}`,
        `Polisnr. ${digits}`,
        `RSIN ${digits}`,
        `€ ${one}.${two}.${three}`,
        `${one}.${two}.${three},00`,
        `${digits}L01`,
        `AB${digits}`,
        `1${digits}`,
        `${digits}0`,
      ])
        expect([line, findDigits(line)]).toEqual([line, []])
    }),
  )
})

test.each([
  ['BSN 11222335', ['011222335']],
  ['KvK 11222335', []],
  ['11222335', []],
  ['sofinummer 12345 6782', ['123456782']],
  ['12345 6782', []],
  ['Polisnummer 55512 BSN 123456782', ['123456782']],
  ['aanslagnummer 1234.56.782.H.26', ['123456782']],
  ['123456782 en 111222333', ['123456782', '111222333']],
  ['I<NLDSPECI20142123456782<<<<<', ['123456782']],
  ['000000000', []],
])('%s: %j', (line, digits) => {
  expect(findDigits(line)).toEqual(digits)
})

test('a lost 1 is restored if the restored number is valid', () => {
  expect(['06941359', '52618817', '29477576', '12345678', '1234567'].map(restoreLostDigit)).toEqual([
    '069411359',
    '526118817',
    '129477576',
    null,
    null,
  ])
})

test('letters that look like digits are replaced in a word of mostly digits', () => {
  expect(['I2345678Z', '12345G782', 'BSN', 'O6'].map(replaceDigitLookAlikes)).toEqual([
    '123456782',
    '123456782',
    'BSN',
    'O6',
  ])
})
