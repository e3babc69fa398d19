import { foldText } from '@portal/domain/format/fold'

/** What a combobox can choose. */
export interface Option {
  value: string
  label: string
}

/** An option with its label as searches compare it. */
export interface Searchable {
  option: Option
  folded: string
}

/** Prepares options for searching, once for all searches. */
export const searchable = (options: readonly Option[]): readonly Searchable[] =>
  options.map((option) => ({ option, folded: foldText(option.label) }))

/**
 * What a typed text stands for, without regard to case and accents: how many labels hold it, the one that is it, and
 * the best one. A label that begins with it goes before one that only holds it.
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
