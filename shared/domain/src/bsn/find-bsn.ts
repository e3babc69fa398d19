import { isBsn } from './eleven-test.ts'

/** A citizen service number found in a line of text. */
export interface FoundBsn {
  /** Its nine digits. */
  digits: string
  /** Start and end offsets in the line, in characters. */
  from: number
  to: number
}

interface Group {
  digits: string
  from: number
  to: number
}

/** Labels of a citizen service number; spaces in them are optional. */
const label = /bsn|burger\s?service|sofi[\s-]?(?:nummer|nr)|persoonsnummer|personal no/i

/** Whether a text names citizen service numbers. */
export const namesBsn = (text: string): boolean => label.test(text)

/** A label directly before a number, with only a few words without digits between. */
const labelBefore = new RegExp(`${label.source}[^\\d]{0,40}$`, 'i')

/** Labels of other nine-digit numbers; the nearest label before a number counts. */
const otherLabelBefore =
  /(?:lening(?:nummer|nr)?|polis(?:nummer|nr)?|contract(?:nummer|nr)?|rekening(?:nummer|nr)?|factuur(?:nummer|nr)?|order(?:nummer|nr)?|offerte(?:nummer|nr)?|telefoon(?:nummer|nr)?|mobiel|\btel|\bfax|\bkvk|\brsin|\bbtw|\biban|loonheffing(?:en|s)?(?:nummer|nr)?)[\s.:#-]{0,8}$/i

/** An IBAN, whole or in groups of four; its digits are not matched separately. */
const iban = /\b[A-Z]{2}\d{2}(?:[ \u00a0]?[A-Z\d]{4}){2,7}(?:[ \u00a0]?[A-Z\d]{1,4})?\b/g

/** A phone number with a country code. */
const foreignPhone = /(?:\+|\b00)\s?\d{2}(?:[\s().-]*\d){8,10}/g

/** The machine-readable line of a passport or identity card; older ones have the number before the last characters. */
const machineReadableLine = /\d{9}(?=[<«‹]{2})/g

/** Separators between groups of one number, or between digits in separate boxes. */
const separator = /^[ .\u00a0\u2009\u202f-]$/
const betweenBoxes = /^[\s|.[\]\u00a0]{1,3}$/

/** Usual grouping of the digits; a labelled number may have another. */
const usualGroupings = new Set(['9', '4,2,3', '3,3,3', '2,3,4', '1,1,1,1,1,1,1,1,1'])

const blanked = (line: string, pattern: RegExp) => line.replace(pattern, (whole) => 'x'.repeat(whole.length))

function groupsOf(line: string): Group[] {
  return [...line.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({
    digits,
    from: index,
    to: index + digits.length,
  }))
}

/** Whether two groups can belong to one number. */
function canBeOneNumber(line: string, one: Group | undefined, next: Group | undefined): boolean {
  if (!one || !next) return false
  const gap = line.slice(one.to, next.from)
  const boxed = one.digits.length === 1 && next.digits.length === 1
  return separator.test(gap) || (boxed && betweenBoxes.test(gap))
}

/**
 * Whether the surrounding text makes it part of something else: a word, a fraction or an amount. After a label, it may
 * directly follow a word.
 */
function isPartOfOther(line: string, { from, to }: FoundBsn, labelled: boolean): boolean {
  const before = line.slice(0, from)
  const after = line.slice(to)
  if (/[\p{L}_]$/u.test(before) && !labelled) return true
  if (/^[\p{L}_]/u.test(after)) return true
  return /(?:€\s?|\d[.,])$/.test(before) || /^(?:[.,]\d|,-|\s?%)/.test(after)
}

/**
 * Finds citizen service numbers in a line of text, a table row or OCR output (BSN-01): nine digits that pass the eleven
 * test, together or in groups. After a label also in other groups, or eight digits if the leading zero is missing.
 * Skips digits of account, phone, loan and policy numbers and of amounts.
 */
export function findBsn(line: string): FoundBsn[] {
  const cards = [...line.matchAll(machineReadableLine)].flatMap(({ 0: digits, index }) =>
    isBsn(digits) ? [{ digits, from: index, to: index + digits.length }] : [],
  )
  const text = blanked(blanked(line, iban), foreignPhone)
  const groups = groupsOf(text)
  const found: FoundBsn[] = [...cards]
  for (let first = 0; first < groups.length; first++) {
    const here = numberAt(text, groups, first)
    if (!here || found.some(({ from, to }) => from < here.to && here.from < to)) continue
    found.push(here)
    while ((groups[first + 1]?.from ?? here.to) < here.to) first++
  }
  return found.sort((one, other) => one.from - other.from)
}

/** The number that starts with a group; null if there is none. */
function numberAt(text: string, groups: readonly Group[], first: number): FoundBsn | null {
  const start = groups[first]
  if (!start) return null
  const before = text.slice(0, start.from)
  const labelled = labelBefore.test(before)
  if (otherLabelBefore.test(before)) return null
  const taken: Group[] = []
  let digits = ''
  for (let at = first; at < groups.length && digits.length < 9; at++) {
    const group = groups[at]
    if (!group || (at > first && !canBeOneNumber(text, groups[at - 1], group))) break
    taken.push(group)
    digits += group.digits
    const found = { digits, from: start.from, to: group.to }
    const last = at
    if (digits.length === 8 && labelled && taken.length === 1 && isBsn(`0${digits}`))
      return isPartOfOther(text, found, labelled) ? null : { ...found, digits: `0${digits}` }
    if (digits.length !== 9 || !isBsn(digits)) continue
    if (isPartOfOther(text, found, labelled)) return null
    const shape = taken.map((one) => one.digits.length).join()
    if (!labelled && !usualGroupings.has(shape)) return null
    const isLonger =
      canBeOneNumber(text, groups[first - 1], start) || canBeOneNumber(text, group, groups[last + 1])
    return !labelled && shape !== '9' && isLonger ? null : found
  }
  return null
}
