import { normalizeForSearch } from '@portal/domain/format/normalize-for-search'

export interface ComboboxOption {
  value: string
  label: string
}

/** An option with its normalised label. */
export interface SearchableOption {
  option: ComboboxOption
  folded: string
}

/** Normalises the option labels once for all searches. */
export const toSearchableOptions = (options: readonly ComboboxOption[]): readonly SearchableOption[] =>
  options.map((option) => ({ option, folded: normalizeForSearch(option.label) }))

/**
 * Matches of a typed text, ignoring case and accents: number of labels that contain it, the equal one, and the best. A
 * label that starts with it ranks before one that only contains it.
 */
export function searchOptions(options: readonly SearchableOption[], typed: string) {
  const wanted = normalizeForSearch(typed.trim())
  const found = options.filter(({ folded }) => folded.includes(wanted))
  return {
    count: found.length,
    exact: found.find(({ folded }) => folded === wanted)?.option,
    best: (found.find(({ folded }) => folded.startsWith(wanted)) ?? found[0])?.option,
  }
}
