import type { Language } from '@portal/contract/language'
import { formatNumericDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/money'
import { cleanPhone } from '@portal/domain/format/typing'

/** One thing that saving will change, in words. */
export interface Change {
  label: string
  /** Language of the label, where it is not that of the page. */
  lang?: string
  was: string
  now: string
  /** Whose it is, where the file has more people than one. */
  who?: string
}

/** Label and format of a form field; an absent value is an empty text. */
export interface FieldFormat<Values> {
  field: keyof Values & string
  label: string
  say: (value: never) => string
}

/** An amount in words of a language. */
export const sayEuro =
  (language: Language) =>
  (value: number | null): string =>
    value === null ? '' : formatEuro(value, language)

/** An amount that is saved in whole euros, in words. */
export const sayWholeEuro =
  (language: Language) =>
  (value: number | null): string =>
    sayEuro(language)(value === null ? null : Math.floor(value))

/** A formatted date; an invalid one as it was typed. */
export const sayDate = (value: string): string => formatNumericDate(value) ?? value

/** A phone number as it is dialled here. */
export const sayPhone = (value: string): string => cleanPhone(value)

/** A text as it is. */
export const sayText = (value: string): string => value.trim()

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

/** Changes by person, each person once, in the order in which they come up; those of nobody in particular first. */
export function byPerson(changes: readonly Change[]): { who: string | undefined; changes: Change[] }[] {
  const people = [...new Set(changes.map(({ who }) => who))]
  people.sort((one, other) => Number(one !== undefined) - Number(other !== undefined))
  return people.map((who) => ({ who, changes: changes.filter((change) => change.who === who) }))
}

/** Label of a field by its path in a form with a partner's fields beside the customer's own. */
export function nameIn(
  path: string,
  formats: readonly { field: string; label: string }[],
  ofPartner: (label: string) => string,
): string {
  const field = path.replace(/^partner\./, '')
  const label = formats.find((one) => one.field === field)?.label ?? field
  return field === path ? label : ofPartner(label)
}
