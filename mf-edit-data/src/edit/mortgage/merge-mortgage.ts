import { mergeTypedValues } from '../../shared/edit/merge-typed-values.ts'
import type { MortgageValues } from './mortgage-values.ts'

/**
 * Merges typed values into the currently stored values, part by part. Drops a part that was removed elsewhere, and puts
 * a part added in this form at the end. For a mortgage that is not stored yet, a part removed in this form stays
 * removed.
 */
export function mergeMortgage(
  base: MortgageValues,
  typed: MortgageValues,
  saved: MortgageValues,
): MortgageValues {
  const findPart = ({ parts }: MortgageValues, key: string) => parts.find((part) => part.key === key)
  const onFile = saved.parts.flatMap((part) => {
    const was = findPart(base, part.key)
    const now = findPart(typed, part.key)
    if (was && now) return mergeTypedValues(was, now, part)
    return was && part.id === null ? [] : part
  })
  const added = typed.parts.filter(({ key, id }) => id === null && !findPart(base, key))
  const { parts: _, ...fields } = mergeTypedValues(
    { ...base, parts: [] },
    { ...typed, parts: [] },
    { ...saved, parts: [] },
  )
  return { ...fields, parts: [...onFile, ...added] }
}
