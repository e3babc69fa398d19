import { foldText } from '@portal/domain/format/fold'

/** An option of a combobox. */
export interface Option {
  value: string
  label: string
}

/** An option with its normalised label. */
export interface Searchable {
  option: Option
  folded: string
}

/** Prepares options once for all searches. */
export const searchable = (options: readonly Option[]): readonly Searchable[] =>
  options.map((option) => ({ option, folded: foldText(option.label) }))

/**
 * Matches of a typed text, ignoring case and accents: number of labels that contain it, the equal one, and the best. A
 * label that starts with it ranks before one that only contains it.
 */
export function search(options: readonly Searchable[], typed: string) {
  const wanted = foldText(typed.trim())
  const found = options.filter(({ folded }) => folded.includes(wanted))
  return {
    count: found.length,
    exact: found.find(({ folded }) => folded === wanted)?.option,
    best: (found.find(({ folded }) => folded.startsWith(wanted)) ?? found[0])?.option,
  }
}
