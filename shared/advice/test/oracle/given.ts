import { normsOn } from '../../node/norm-files.ts'
import { type LoanPart, partAt, planPart } from '../../src/loan-part.ts'
import type { Norms } from '../../src/norms.ts'

/** Numbers of a worked example, by name. */
export type Outcome = Readonly<Record<string, number>>
/** What a worked example was made from. */
export type Given = Readonly<Record<string, never>>

/** A number of an example. */
export const given = (input: Given, name: string, usual = 0): number => Number(input[name] ?? usual)

/** The norms of a year. */
export const normsOf = (year: number): Norms => normsOn(`${year}-06-30`)

/** A part of a loan with what an example says of it. */
export const loan = (change: Partial<LoanPart>): LoanPart => ({
  type: 'annuity',
  debt: 0,
  original: change.debt ?? 0,
  saved: 0,
  premium: null,
  interest: 0,
  returnRate: null,
  months: 360,
  deductibleMonths: 360,
  fixedMonths: 360,
  ...change,
})

/** What the first month of a part comes to. */
export const firstMonth = (part: LoanPart) => partAt(planPart(part, '2026-01-01'), 0, 5)
