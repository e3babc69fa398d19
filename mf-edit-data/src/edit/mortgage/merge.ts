import { mergeTyped } from '../../shared/edit/merge.ts'
import type { MortgageValues } from './values.ts'

/**
 * Merges typed values into current values on file, part by part: a part removed elsewhere is dropped, one added here
 * stays at the end. For a mortgage not on file, a part removed here stays removed.
 */
export function mergeMortgage(
  base: MortgageValues,
  typed: MortgageValues,
  saved: MortgageValues,
): MortgageValues {
  const find = ({ parts }: MortgageValues, key: string) => parts.find((part) => part.key === key)
  const onFile = saved.parts.flatMap((part) => {
    const was = find(base, part.key)
    const now = find(typed, part.key)
    if (was && now) return mergeTyped(was, now, part)
    return was && part.id === null ? [] : part
  })
  const added = typed.parts.filter(({ key, id }) => id === null && !find(base, key))
  const { parts: _, ...fields } = mergeTyped(
    { ...base, parts: [] },
    { ...typed, parts: [] },
    { ...saved, parts: [] },
  )
  return { ...fields, parts: [...onFile, ...added] }
}
