import { isBsn } from './eleven-test.ts'

/** A citizen service number in a line of text. */
export interface FoundBsn {
  /** Its nine digits. */
  digits: string
  /** Where it begins in the line, and where it has ended, in characters. */
  from: number
  to: number
}

interface Group {
  digits: string
  from: number
  to: number
}

/** What a citizen service number is called where it is asked for or told; words of it may run together. */
const label = /bsn|burger\s?service|sofi[\s-]?(?:nummer|nr)|persoonsnummer|personal no/i

/** Whether a text names citizen service numbers. */
export const namesBsn = (text: string): boolean => label.test(text)

/** The same, right before a number: nothing but a few words without digits stand between them. */
const labelBefore = new RegExp(`${label.source}[^\\d]{0,40}$`, 'i')

/** What other numbers of nine digits are called; the nearest label before a number counts. */
const otherBefore =
  /(?:lening(?:nummer|nr)?|polis(?:nummer|nr)?|contract(?:nummer|nr)?|rekening(?:nummer|nr)?|factuur(?:nummer|nr)?|order(?:nummer|nr)?|offerte(?:nummer|nr)?|telefoon(?:nummer|nr)?|mobiel|\btel|\bfax|\bkvk|\brsin|\bbtw|\biban|loonheffing(?:en|s)?(?:nummer|nr)?)[\s.:#-]{0,8}$/i

/** An international account number, whole or in fours: none of its digits are a number of their own. */
const iban = /\b[A-Z]{2}\d{2}(?:[ \u00a0]?[A-Z\d]{4}){2,7}(?:[ \u00a0]?[A-Z\d]{1,4})?\b/g

/** A phone number with the code of a country. */
const abroad = /(?:\+|\b00)\s?\d{2}(?:[\s().-]*\d){8,10}/g

/** The line at the foot of a passport or identity card; an older one has the number before its last signs. */
const machineLine = /\d{9}(?=[<«‹]{2})/g

/** What may stand between two groups of one number, and between its digits where each has a box of its own. */
const between = /^[ .\u00a0\u2009\u202f-]$/
const betweenBoxes = /^[\s|.[\]\u00a0]{1,3}$/

/** How the number is written in groups; labelled, it may be in others. */
const usual = new Set(['9', '4,2,3', '3,3,3', '2,3,4', '1,1,1,1,1,1,1,1,1'])

const blanked = (line: string, pattern: RegExp) => line.replace(pattern, (whole) => 'x'.repeat(whole.length))

function groupsOf(line: string): Group[] {
  return [...line.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({
    digits,
    from: index,
    to: index + digits.length,
  }))
}

/** Whether two groups can be of one number. */
function joins(line: string, one: Group | undefined, next: Group | undefined): boolean {
  if (!one || !next) return false
  const gap = line.slice(one.to, next.from)
  const boxed = one.digits.length === 1 && next.digits.length === 1
  return between.test(gap) || (boxed && betweenBoxes.test(gap))
}

/** Whether what stands around it makes a number something else: a word, a fraction, an amount. After its name it may follow a word closely. */
function isPartOfOther(line: string, { from, to }: FoundBsn, labelled: boolean): boolean {
  const before = line.slice(0, from)
  const after = line.slice(to)
  if (/[\p{L}_]$/u.test(before) && !labelled) return true
  if (/^[\p{L}_]/u.test(after)) return true
  return /(?:€\s?|\d[.,])$/.test(before) || /^(?:[.,]\d|,-|\s?%)/.test(after)
}

/**
 * Finds citizen service numbers in a line of text, a row of a table or what OCR read of one (BSN-01): nine digits that pass the
 * eleven test, together or in groups; after its name also in other groups, or eight digits without the zero that they begin with.
 * Digits of account, phone, loan and policy numbers and of amounts are none.
 */
export function findBsn(line: string): FoundBsn[] {
  const cards = [...line.matchAll(machineLine)].flatMap(({ 0: digits, index }) =>
    isBsn(digits) ? [{ digits, from: index, to: index + digits.length }] : [],
  )
  const text = blanked(blanked(line, iban), abroad)
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

/** The number that begins with a group; null where none does. */
function numberAt(text: string, groups: readonly Group[], first: number): FoundBsn | null {
  const start = groups[first]
  if (!start) return null
  const before = text.slice(0, start.from)
  const labelled = labelBefore.test(before)
  if (otherBefore.test(before)) return null
  const taken: Group[] = []
  let digits = ''
  for (let at = first; at < groups.length && digits.length < 9; at++) {
    const group = groups[at]
    if (!group || (at > first && !joins(text, groups[at - 1], group))) break
    taken.push(group)
    digits += group.digits
    const found = { digits, from: start.from, to: group.to }
    const last = at
    if (digits.length === 8 && labelled && taken.length === 1 && isBsn(`0${digits}`))
      return isPartOfOther(text, found, labelled) ? null : { ...found, digits: `0${digits}` }
    if (digits.length !== 9 || !isBsn(digits)) continue
    if (isPartOfOther(text, found, labelled)) return null
    const shape = taken.map((one) => one.digits.length).join()
    if (!labelled && !usual.has(shape)) return null
    const isLonger = joins(text, groups[first - 1], start) || joins(text, group, groups[last + 1])
    return !labelled && shape !== '9' && isLonger ? null : found
  }
  return null
}
