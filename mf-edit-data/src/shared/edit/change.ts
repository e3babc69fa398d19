import type { Language } from '@portal/contract/language'
import { formatNumericDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/money'
import { cleanPhone } from '@portal/domain/format/typing'

/** A formatted change. */
export interface Change {
  label: string
  /** Language of the label, if it differs from the page's. */
  lang?: string
  was: string
  now: string
  /** Person concerned, if the file has several. */
  who?: string
}

/** Label and format of a form field; an absent value is an empty text. */
export interface FieldFormat<Values> {
  field: keyof Values & string
  label: string
  say: (value: never) => string
}

/** Formats an amount in a language. */
export const formatEuroIn =
  (language: Language) =>
  (value: number | null): string =>
    value === null ? '' : formatEuro(value, language)

/** Formats an amount that is saved in whole euros. */
export const formatWholeEuroIn =
  (language: Language) =>
  (value: number | null): string =>
    formatEuroIn(language)(value === null ? null : Math.floor(value))

/** A formatted date; an invalid one as it was typed. */
export const formatTypedDate = (value: string): string => formatNumericDate(value) ?? value

/** Formats a phone number as dialled in the Netherlands. */
export const formatPhone = (value: string): string => cleanPhone(value)

/** Trims a text. */
export const trimText = (value: string): string => value.trim()

/** Changes of the fields with a format. */
export function changesIn<Values extends object>(
  formats: readonly FieldFormat<Values>[],
  saved: Values,
  typed: Values,
): Change[] {
  return formats.flatMap(({ field, label, say }) => {
    if (Object.is(saved[field], typed[field])) return []
    const was = say(saved[field] as never)
    const now = say(typed[field] as never)
    return was === now ? [] : [{ label, was, now }]
  })
}

/** Copies the changes with a person attached. */
export const changesOf = (who: string | undefined, changes: readonly Change[]): Change[] =>
  changes.map((change) => (who === undefined ? change : { ...change, who }))

/** Groups changes by person, in order of appearance; those without a person first. */
export function byPerson(changes: readonly Change[]): { who: string | undefined; changes: Change[] }[] {
  const people = [...new Set(changes.map(({ who }) => who))]
  people.sort((one, other) => Number(one !== undefined) - Number(other !== undefined))
  return people.map((who) => ({ who, changes: changes.filter((change) => change.who === who) }))
}

/** Label of a field by its path, in a form with a partner's fields. */
export function nameIn(
  path: string,
  formats: readonly { field: string; label: string }[],
  ofPartner: (label: string) => string,
): string {
  const field = path.replace(/^partner\./, '')
  const label = formats.find((one) => one.field === field)?.label ?? field
  return field === path ? label : ofPartner(label)
}
