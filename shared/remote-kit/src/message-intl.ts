import type { Language } from '@portal/contract/language'
import { formatNumber } from '@portal/domain/format/format-number'

interface NumberFormatter {
  format(value: number): string
}

/** Formats whole numbers as `Intl` does; only other numbers create an `Intl` formatter. */
class MessageNumberFormat implements NumberFormatter {
  readonly #languages: readonly string[]
  readonly #options: Intl.NumberFormatOptions | undefined
  #formatter: NumberFormatter | undefined

  constructor(languages: readonly string[], options?: Intl.NumberFormatOptions) {
    this.#languages = languages
    this.#options = options
  }

  format(value: number): string {
    const [language] = this.#languages
    if (!this.#options && Number.isInteger(value)) return formatNumber(value, 0, language as Language)
    this.#formatter ??= new Intl.NumberFormat([...this.#languages], this.#options)
    return this.#formatter.format(value)
  }
}

/**
 * The `Intl` that Lingui uses for messages. Creating the first number formatter of `Intl` takes a slow phone 55 ms, which
 * is longer than rendering a card, and nearly all numbers in messages are counts.
 */
export const messageIntl = {
  NumberFormat: MessageNumberFormat,
  PluralRules: Intl.PluralRules,
  DateTimeFormat: Intl.DateTimeFormat,
}
