import { monthsUntil } from '@portal/contract/day'
import type { Policy } from '@portal/contract/policy'
import type { AdvicePolicy } from '@portal/contract/scenario'
import { gatherPackages, policyGroupOf, type SinglePolicy } from './policy.ts'

/** A person of a household as policies name one. */
export interface Named {
  full_name: string
  first_name: string | null
}

/** One thing that a policy pays when something happens. */
export interface PolicyCover {
  /** Names it among all covers of a file: of the policy, with its place in it. */
  id: string
  /** Name of the policy, in the firm's own words. */
  name: string
  sent: AdvicePolicy
  /** Whether the file names the insured; else the customer is taken for that. */
  isNamed: boolean
  /** How the firm writes that the amount changes over the years, such as 'Annuïtair dalend'; null: it does not say. */
  changes: string | null
}

/** Why a policy does not count: it saves, it pays another, or the file does not tell what it pays when. */
export type LeftOut = 'savings' | 'other_receives' | 'unclear'

/** The policies of a file as calculations take them. */
export interface PolicyCovers {
  covers: readonly PolicyCover[]
  leftOut: readonly { id: string; name: string; why: LeftOut }[]
}

type Line = NonNullable<Policy['coverages']>[number]
type Description = NonNullable<Policy['descriptions']>[number]

const events: readonly (readonly [RegExp, AdvicePolicy['covers']])[] = [
  [/overlijden/i, 'death'],
  [/arbeidsongeschikt|ziekte/i, 'incapacity'],
  [/werkloos|ww/i, 'unemployment'],
]
const monthsIn = { dag: 1 / 30, maand: 1, jaar: 12 } as const

/** An amount as firms write it: '€ 250.000' or '€ 950,50 per maand'. */
function amountIn(value: string): number | null {
  const [, whole, cents = '0'] = /€\s*(\d[\d.]*)(?:,(\d{1,2}))?/.exec(value) ?? []
  return whole === undefined ? null : Number(whole.replaceAll('.', '')) + Number(`0.${cents}`)
}

/** A number of months that stands after some words: 'ten hoogste 12 maanden'. */
function monthsAfter(words: RegExp, value: string): number | null {
  const after = new RegExp(`(?:${words.source})\\D{0,12}(\\d+)\\s*(dag|maand|jaar)`, 'i').exec(value)
  if (!after) return null
  return Math.ceil(Number(after[1]) * monthsIn[after[2]?.toLowerCase() as keyof typeof monthsIn])
}

const textOf = (descriptions: readonly Description[], label: RegExp): string | null =>
  descriptions.find((one) => label.test(one.label))?.value ?? null

const isOf = (text: string | null, person: Named | null): boolean =>
  person !== null && (text ?? '').toLowerCase().includes(person.full_name.toLowerCase())

/** Whose policy it is by what the file says: the insured it names, else the partner whose first name is in its name. */
function insuredOf(
  policy: SinglePolicy,
  partner: Named | null,
): { insured: AdvicePolicy['insured']; isNamed: boolean } {
  const named = textOf(policy.descriptions ?? [], /verzekerde/i)
  const first = partner?.first_name
  const isOfPartner =
    isOf(named, partner) ||
    (named === null && Boolean(first) && new RegExp(`\\b${first}\\b`, 'i').test(policy.name))
  return { insured: isOfPartner ? 'partner' : 'applicant', isNamed: named !== null || isOfPartner }
}

/** Who receives it: the one who remains or the heirs, the lender, or another; null where the file does not say. */
function beneficiaryOf(policy: SinglePolicy, people: readonly (Named | null)[]): AdvicePolicy['beneficiary'] {
  const named = textOf(policy.descriptions ?? [], /begunstig|verpand/i)
  if (named === null) return null
  if (/erfgena|partner|echtgeno/i.test(named) || people.some((person) => isOf(named, person)))
    return 'survivor'
  return /bank|hypothe|geldverstrek|verpand/i.test(named) ? 'lender' : 'other'
}

/** What one line of a policy pays; null where it does not say so. */
function coverOf({ label, value }: Line, descriptions: readonly Description[]) {
  const covers = events.find(([pattern]) => pattern.test(label))?.[1]
  const amount = amountIn(value ?? '')
  if (!covers || !amount || !value || /per jaar/i.test(value)) return null
  const isMonthly = /per maand|maandelijks/i.test(value)
  if (!isMonthly && covers !== 'death') return null
  const waiting = textOf(descriptions, /wachttijd|eigen ?risico/i)
  const end = textOf(descriptions, /eindleeftijd/i)
  const endAge = /(\d{2})/.exec(end ?? '')?.[1] ?? /tot\D{0,12}(\d{2}) jaar/i.exec(value)?.[1]
  return {
    covers,
    ...(isMonthly ? { monthly_benefit: amount } : { amount }),
    waiting_months:
      monthsAfter(/wachttijd|eigen ?risico(?:periode)?/, value) ?? monthsAfter(/^/, waiting ?? '') ?? 0,
    duration_in_months: monthsAfter(/ten hoogste|hoogstens|maximaal|max\.?/, value),
    end_age: endAge === undefined ? null : Number(endAge),
  }
}

/** The policies in force that a life or an income depends on, children in place of their package. */
const countable = (policies: readonly Policy[]): SinglePolicy[] =>
  gatherPackages(policies)
    .flatMap((policy) => ((policy.children ?? []).length > 0 ? (policy.children ?? []) : [policy]))
    .filter((policy) => (policy.mutation_code ?? 0) === 0 && policy.active !== false)
    .filter((policy) => policyGroupOf(policy) !== null)

/**
 * What the policies of a file pay when someone dies, cannot work or loses the work, read from what the firm wrote. What
 * it does not say for certain is left out, with why.
 */
export function policyCovers(
  policies: readonly Policy[],
  { customer, partner, today }: { customer: Named; partner: Named | null; today: string },
): PolicyCovers {
  const covers: PolicyCover[] = []
  const leftOut: { id: string; name: string; why: LeftOut }[] = []
  for (const policy of countable(policies)) {
    const { id, name, expiration_date } = policy
    const remaining = expiration_date === null ? null : monthsUntil(today, expiration_date)
    if (remaining === 0) continue
    const { insured, isNamed } = insuredOf(policy, partner)
    const beneficiary = beneficiaryOf(policy, [customer, partner])
    const descriptions = policy.descriptions ?? []
    const found = (policy.coverages ?? []).flatMap((line, place) => {
      const cover = coverOf(line, descriptions)
      if (!cover) return []
      const sent = {
        ...cover,
        insured,
        beneficiary,
        remaining_months: remaining && Math.min(1200, remaining),
      }
      return [{ id: `${id}-${place}`, name, sent, isNamed, changes: line.method_capital_change }]
    })
    const receivesOther = found.length > 0 && beneficiary === 'other'
    if (found.length > 0 && !receivesOther) covers.push(...found)
    else {
      const saves = policyGroupOf(policy) === 'savings'
      leftOut.push({
        id: String(id),
        name,
        why: receivesOther ? 'other_receives' : saves ? 'savings' : 'unclear',
      })
    }
  }
  return { covers, leftOut }
}
