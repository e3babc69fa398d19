import { monthsUntil } from '@portal/contract/day'
import type { Policy } from '@portal/contract/policy'
import type { AdvicePolicy } from '@portal/contract/scenario'
import { gatherPackages, policyGroupOf, type SinglePolicy } from './policy.ts'

/** A person of a household, as named in policies. */
export interface NamedPerson {
  full_name: string
  first_name: string | null
}

/** One benefit of a policy. */
export interface PolicyCover {
  /** Unique among all benefits of a file: policy id and position. */
  id: string
  /** Name of the policy in the tenant's words. */
  name: string
  sent: AdvicePolicy
  /** Whether the file names the insured person; if not, the customer is assumed. */
  isNamed: boolean
  /** Tenant's description of how the amount changes over time, such as 'Annuïtair dalend'; null if unknown. */
  changes: string | null
}

/**
 * Why a policy is not counted: it only saves, pays another person, or the file is unclear about what it pays and when.
 */
export type ExclusionReason = 'savings' | 'other_receives' | 'unclear'

/** Policies of a file as calculation input. */
export interface PolicyCovers {
  covers: readonly PolicyCover[]
  leftOut: readonly { id: string; name: string; why: ExclusionReason }[]
}

type Line = NonNullable<Policy['coverages']>[number]
type Description = NonNullable<Policy['descriptions']>[number]

const events: readonly (readonly [RegExp, AdvicePolicy['covers']])[] = [
  [/overlijden/i, 'death'],
  [/arbeidsongeschikt|ziekte/i, 'incapacity'],
  [/werkloos|ww/i, 'unemployment'],
]
const monthsIn = { dag: 1 / 30, maand: 1, jaar: 12 } as const

/** Parses an amount in a description: '€ 250.000' or '€ 950,50 per maand'. */
function amountIn(value: string): number | null {
  const [, whole, cents = '0'] = /€\s*(\d[\d.]*)(?:,(\d{1,2}))?/.exec(value) ?? []
  return whole === undefined ? null : Number(whole.replaceAll('.', '')) + Number(`0.${cents}`)
}

/** Parses a number of months after given words: 'ten hoogste 12 maanden'. */
function monthsAfter(words: RegExp, value: string): number | null {
  const after = new RegExp(`(?:${words.source})\\D{0,12}(\\d+)\\s*(dag|maand|jaar)`, 'i').exec(value)
  if (!after) return null
  return Math.ceil(Number(after[1]) * monthsIn[after[2]?.toLowerCase() as keyof typeof monthsIn])
}

const textOf = (descriptions: readonly Description[], label: RegExp): string | null =>
  descriptions.find((one) => label.test(one.label))?.value ?? null

const isOf = (text: string | null, person: NamedPerson | null): boolean =>
  person !== null && (text ?? '').toLowerCase().includes(person.full_name.toLowerCase())

/** The insured person: as named in the file, otherwise the partner if the policy's name contains their first name. */
function insuredOf(
  policy: SinglePolicy,
  partner: NamedPerson | null,
): { insured: AdvicePolicy['insured']; isNamed: boolean } {
  const named = textOf(policy.descriptions ?? [], /verzekerde/i)
  const first = partner?.first_name
  const isOfPartner =
    isOf(named, partner) ||
    (named === null && Boolean(first) && new RegExp(`\\b${first}\\b`, 'i').test(policy.name))
  return { insured: isOfPartner ? 'partner' : 'applicant', isNamed: named !== null || isOfPartner }
}

/** Beneficiary: the survivor or heirs, the lender, or another; null if unknown. */
function beneficiaryOf(
  policy: SinglePolicy,
  people: readonly (NamedPerson | null)[],
): AdvicePolicy['beneficiary'] {
  const named = textOf(policy.descriptions ?? [], /begunstig|verpand/i)
  if (named === null) return null
  if (/erfgena|partner|echtgeno/i.test(named) || people.some((person) => isOf(named, person)))
    return 'survivor'
  return /bank|hypothe|geldverstrek|verpand/i.test(named) ? 'lender' : 'other'
}

/** Parses the benefit in one description line; null if there is none. */
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

/** Policies in force with a benefit; packages are replaced by their children. */
const policiesWithBenefit = (policies: readonly Policy[]): SinglePolicy[] =>
  gatherPackages(policies)
    .flatMap((policy) => ((policy.children ?? []).length > 0 ? (policy.children ?? []) : [policy]))
    .filter((policy) => (policy.mutation_code ?? 0) === 0 && policy.active !== false)
    .filter((policy) => policyGroupOf(policy) !== null)

/**
 * Reads from the tenant's descriptions what the policies of a file pay on death, incapacity for work or loss of work.
 * Leaves out what is uncertain, with the reason.
 */
export function policyCovers(
  policies: readonly Policy[],
  { customer, partner, today }: { customer: NamedPerson; partner: NamedPerson | null; today: string },
): PolicyCovers {
  const covers: PolicyCover[] = []
  const leftOut: { id: string; name: string; why: ExclusionReason }[] = []
  for (const policy of policiesWithBenefit(policies)) {
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
