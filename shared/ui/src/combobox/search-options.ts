import { normalizeForSearch } from '@portal/domain/format/normalize-for-search'

export interface ComboboxOption {
  value: string
  label: string
}

/** An option with its label in normalised form. */
export interface SearchableOption {
  option: ComboboxOption
  folded: string
}

/** Normalises the labels once, for all searches. */
export const toSearchableOptions = (options: readonly ComboboxOption[]): readonly SearchableOption[] =>
  options.map((option) => ({ option, folded: normalizeForSearch(option.label) }))

/**
 * Finds the options that match a typed text, ignoring case and accents. Returns the number of labels that contain the
 * text, the option whose label equals the text, and the best match. A label that starts with the text is a better match
 * than one that only contains it.
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
