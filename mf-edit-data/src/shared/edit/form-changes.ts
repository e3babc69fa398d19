import type { Language } from '@portal/contract/language'
import { normalizePhone } from '@portal/domain/format/clean-typed-text'
import { formatNumericDate } from '@portal/domain/format/date'
import { formatEuro } from '@portal/domain/format/format-money'

/** A change of one field, formatted for display. */
export interface FormattedChange {
  label: string
  /** Language of the label, if it differs from the page's. */
  lang?: string
  was: string
  now: string
  /** Name of the person concerned, if the form has several persons. */
  who?: string
}

/** Label and format of a form field; an absent value is formatted as an empty text. */
export interface FieldFormat<Values> {
  field: keyof Values & string
  label: string
  format: (value: never) => string
}

/** Creates a function that formats an amount in a language. */
export const createEuroFormatter =
  (language: Language) =>
  (value: number | null): string =>
    value === null ? '' : formatEuro(value, language)

/** Creates a function that formats an amount as it is saved: rounded down to whole euros. */
export const createWholeEuroFormatter =
  (language: Language) =>
  (value: number | null): string =>
    createEuroFormatter(language)(value === null ? null : Math.floor(value))

/** Formats a typed date; returns an invalid date as it was typed. */
export const formatTypedDate = (value: string): string => formatNumericDate(value) ?? value

/** Formats a phone number as dialled in the Netherlands. */
export const formatPhone = (value: string): string => normalizePhone(value)

export const trimText = (value: string): string => value.trim()

/** Lists the changed fields that have a format. */
export function findFormChanges<Values extends object>(
  formats: readonly FieldFormat<Values>[],
  saved: Values,
  typed: Values,
): FormattedChange[] {
  return formats.flatMap(({ field, label, format }) => {
    if (Object.is(saved[field], typed[field])) return []
    const was = format(saved[field] as never)
    const now = format(typed[field] as never)
    return was === now ? [] : [{ label, was, now }]
  })
}

/** Copies the changes and adds the person's name. */
export const addPersonToChanges = (
  who: string | undefined,
  changes: readonly FormattedChange[],
): FormattedChange[] => changes.map((change) => (who === undefined ? change : { ...change, who }))

/** Groups changes by person, in order of appearance; changes without a person come first. */
export function groupChangesByPerson(
  changes: readonly FormattedChange[],
): { who: string | undefined; changes: FormattedChange[] }[] {
  const people = [...new Set(changes.map(({ who }) => who))]
  people.sort((one, other) => Number(one !== undefined) - Number(other !== undefined))
  return people.map((who) => ({ who, changes: changes.filter((change) => change.who === who) }))
}

/** Returns the label of the field at a path, in a form that also has the partner's fields. */
export function getFieldLabel(
  path: string,
  formats: readonly { field: string; label: string }[],
  ofPartner: (label: string) => string,
): string {
  const field = path.replace(/^partner\./, '')
  const label = formats.find((one) => one.field === field)?.label ?? field
  return field === path ? label : ofPartner(label)
}
