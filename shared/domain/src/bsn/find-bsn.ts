import { isBsn } from './bsn-checksum.ts'

export interface FoundBsn {
  digits: string
  /** Offsets of the number in the line, in characters. */
  from: number
  to: number
}

interface DigitGroup {
  digits: string
  from: number
  to: number
}

/** Labels of a citizen service number; spaces are optional. */
const bsnLabelPattern = /bsn|burger\s?service|sofi[\s-]?(?:nummer|nr)|persoonsnummer|personal no/i

export const hasBsnLabel = (text: string): boolean => bsnLabelPattern.test(text)

/**
 * Matches a BSN label in the text before a number, if at most 40 characters, none of them digits, separate the label
 * from the number.
 */
const precedingBsnLabelPattern = new RegExp(`${bsnLabelPattern.source}[^\\d]{0,40}$`, 'i')

/** Labels of other nine-digit numbers. The nearest label before a number decides. */
const nonBsnLabelPattern =
  /(?:lening(?:nummer|nr)?|polis(?:nummer|nr)?|contract(?:nummer|nr)?|rekening(?:nummer|nr)?|factuur(?:nummer|nr)?|order(?:nummer|nr)?|offerte(?:nummer|nr)?|telefoon(?:nummer|nr)?|mobiel|\btel|\bfax|\bkvk|\brsin|\bbtw|\biban|loonheffing(?:en|s)?(?:nummer|nr)?)[\s.:#-]{0,8}$/i

const ibanPattern = /\b[A-Z]{2}\d{2}(?:[ \u00a0]?[A-Z\d]{4}){2,7}(?:[ \u00a0]?[A-Z\d]{1,4})?\b/g

const foreignPhonePattern = /(?:\+|\b00)\s?\d{2}(?:[\s().-]*\d){8,10}/g

/**
 * Matches the number in the machine-readable line of a passport or identity card: nine digits before `<`, which OCR may
 * read as « or ‹. On older cards, the number precedes the last characters of the line.
 */
const machineReadableBsnPattern = /\d{9}(?=[<«‹]{2})/g

/** Separators between groups of digits, or between digits in boxes. */
const digitGroupSeparatorPattern = /^[ .\u00a0\u2009\u202f-]$/
const digitBoxSeparatorPattern = /^[\s|.[\]\u00a0]{1,3}$/

/** Usual lengths of the groups of digits in a number. After a label, other lengths are accepted too. */
const usualDigitGroupings = new Set(['9', '4,2,3', '3,3,3', '2,3,4', '1,1,1,1,1,1,1,1,1'])

const overwriteMatches = (line: string, pattern: RegExp) =>
  line.replace(pattern, (whole) => 'x'.repeat(whole.length))

function findDigitGroups(line: string): DigitGroup[] {
  return [...line.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({
    digits,
    from: index,
    to: index + digits.length,
  }))
}

function canBeOneNumber(line: string, one: DigitGroup | undefined, next: DigitGroup | undefined): boolean {
  if (!one || !next) return false
  const gap = line.slice(one.to, next.from)
  const boxed = one.digits.length === 1 && next.digits.length === 1
  return digitGroupSeparatorPattern.test(gap) || (boxed && digitBoxSeparatorPattern.test(gap))
}

/**
 * Returns whether a number is part of a word, a fraction or an amount. After a label, a word may directly precede the
 * number.
 */
function isPartOfOtherText(line: string, { from, to }: FoundBsn, labelled: boolean): boolean {
  const before = line.slice(0, from)
  const after = line.slice(to)
  if (/[\p{L}_]$/u.test(before) && !labelled) return true
  if (/^[\p{L}_]/u.test(after)) return true
  return /(?:€\s?|\d[.,])$/.test(before) || /^(?:[.,]\d|,-|\s?%)/.test(after)
}

/**
 * Finds citizen service numbers in a line of text or OCR output (BSN-01): nine digits with a valid checksum, in one
 * piece or in usual groups. After a label, it also accepts other groups, and eight digits without the leading zero.
 * Account, phone, loan and policy numbers and amounts do not count.
 */
export function findBsn(line: string): FoundBsn[] {
  const cards = [...line.matchAll(machineReadableBsnPattern)].flatMap(({ 0: digits, index }) =>
    isBsn(digits) ? [{ digits, from: index, to: index + digits.length }] : [],
  )
  const text = overwriteMatches(overwriteMatches(line, ibanPattern), foreignPhonePattern)
  const groups = findDigitGroups(text)
  const found: FoundBsn[] = [...cards]
  for (let first = 0; first < groups.length; first++) {
    const here = findBsnAt(text, groups, first)
    if (!here || found.some(({ from, to }) => from < here.to && here.from < to)) continue
    found.push(here)
    while ((groups[first + 1]?.from ?? here.to) < here.to) first++
  }
  return found.sort((one, other) => one.from - other.from)
}

function findBsnAt(text: string, groups: readonly DigitGroup[], first: number): FoundBsn | null {
  const start = groups[first]
  if (!start) return null
  const before = text.slice(0, start.from)
  const labelled = precedingBsnLabelPattern.test(before)
  if (nonBsnLabelPattern.test(before)) return null
  const taken: DigitGroup[] = []
  let digits = ''
  for (let at = first; at < groups.length && digits.length < 9; at++) {
    const group = groups[at]
    if (!group || (at > first && !canBeOneNumber(text, groups[at - 1], group))) break
    taken.push(group)
    digits += group.digits
    const found = { digits, from: start.from, to: group.to }
    const last = at
    if (digits.length === 8 && labelled && taken.length === 1 && isBsn(`0${digits}`))
      return isPartOfOtherText(text, found, labelled) ? null : { ...found, digits: `0${digits}` }
    if (digits.length !== 9 || !isBsn(digits)) continue
    if (isPartOfOtherText(text, found, labelled)) return null
    const shape = taken.map((one) => one.digits.length).join()
    if (!labelled && !usualDigitGroupings.has(shape)) return null
    const isLonger =
      canBeOneNumber(text, groups[first - 1], start) || canBeOneNumber(text, group, groups[last + 1])
    return !labelled && shape !== '9' && isLonger ? null : found
  }
  return null
}
