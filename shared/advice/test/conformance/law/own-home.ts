import { edition } from './edition.ts'
import { dueTax, type Payer } from './income-tax.ts'

/** Art. 3.112: a share of the WOZ value, and of what is above the threshold more. */
export function addedForHome(day: string, value: number): number {
  const { brackets, above } = edition('tax', day).imputed_rent?.value ?? {}
  if (value > above.threshold) return above.fixed + ((value - above.threshold) * above.percent) / 100
  let percent = 0
  for (const step of brackets as { from: number; percent: number }[])
    if (value > step.from) percent = step.percent
  return (value * percent) / 100
}

/** What the tax of all is lower with the home, the first taking a share of it (art. 2.17). */
function saved(day: string, payers: readonly Payer[], added: number, costs: number, share: number): number {
  const shares = payers.length === 1 ? [1] : [share, 1 - share]
  return payers.reduce((sum, payer, index) => {
    const of = shares[index] ?? 0
    return sum + dueTax(day, payer) - dueTax(day, payer, { added: added * of, costs: costs * of })
  }, 0)
}

/** The maximum tax saving of a home, by trying shares, ever finer around the best ones. */
export function savedByHome(day: string, payers: readonly Payer[], value: number, costs: number): number {
  const rent = addedForHome(day, value)
  // Art. 3.123a: of what is added above the costs, a part is left out.
  const left = (Math.max(0, rent - costs) * edition('tax', day).hillen_percent?.value) / 100
  const at = (share: number) => saved(day, payers, rent - left, costs, share)
  if (payers.length === 1) return at(1)
  let tried = Array.from({ length: 201 }, (_, index) => index / 200)
  for (let width = 1 / 200; width > 1e-7; width /= 20) {
    const best = tried.sort((a, b) => at(b) - at(a)).slice(0, 3)
    const round = best.flatMap((share) =>
      Array.from({ length: 41 }, (_, index) => share + ((index - 20) / 20) * width),
    )
    tried = round.filter((share) => share >= 0 && share <= 1)
  }
  return Math.max(...tried.map(at))
}
