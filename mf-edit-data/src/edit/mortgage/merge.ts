import { mergeTyped } from '../../shared/edit/merge.ts'
import type { MortgageValues } from './values.ts'

/**
 * What was typed, put on what is on file now, part by part: a part that was removed elsewhere is gone, one that was
 * added here and is not on file yet stays at the end. Of a mortgage that is not on file itself, a part that was removed
 * here stays removed.
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
