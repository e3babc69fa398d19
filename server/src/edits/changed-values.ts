import { normalizePhone } from '@portal/domain/format/clean-typed-text'

const isWholeEuroField = (name: string) => name.startsWith('gross_annual_')

function isSameFormValue(name: string, was: unknown, now: unknown): boolean {
  if (was == null || was === '') return now == null || now === ''
  if (typeof was === 'number' && typeof now === 'number' && isWholeEuroField(name))
    return Math.floor(was) === Math.floor(now)
  if (name === 'mobile') return normalizePhone(String(was)) === now
  return was === now
}

/**
 * Picks the values of a form that differ from the stored data. These do not count as differences: an empty text instead
 * of a missing value, missing cents in an amount that the form shows in whole euros, and another spelling of a phone
 * number.
 */
export const pickChangedValues = <T extends object>(onFile: object, sent: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(sent).filter(
      ([name, now]) =>
        now !== undefined && !isSameFormValue(name, (onFile as Record<string, unknown>)[name], now),
    ),
  ) as Partial<T>
